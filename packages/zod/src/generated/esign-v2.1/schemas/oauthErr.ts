/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OauthErr as Type } from '@countersign/types/esign-v2.1/schemas/oauthErr';
export const OauthErr: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "error": zod.string(),
    "error_description": zod.string()
}));
