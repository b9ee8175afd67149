/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { TokenResponse as Type } from '@countersign/types/oauth/schemas/tokenResponse';
export const TokenResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "access_token": zod.string(),
    "token_type": zod.string(),
    "refresh_token": zod.string().optional(),
    "expires_in": zod.int().min(0),
    "scope": zod.string().optional()
}));
