/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OauthError as Type } from '@countersign/types/oauth/schemas/oauthError';
export const OauthError: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "error": zod.string(),
    "error_description": zod.string().optional()
}));
