/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NameValue } from './nameValue.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { OauthAccess as Type } from '@countersign/types/esign-v2.1/schemas/oauthAccess';
export const OauthAccess: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "access_token": zod.string().optional(),
    "data": zod.array(NameValue).optional(),
    "expires_in": zod.string().optional(),
    "refresh_token": zod.string().optional(),
    "scope": zod.string().optional(),
    "token_type": zod.string().optional()
}));
