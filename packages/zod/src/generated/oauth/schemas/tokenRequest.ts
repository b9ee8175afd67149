/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { TokenRequest as Type } from '@countersign/types/oauth/schemas/tokenRequest';
export const TokenRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "grant_type": zod.enum(['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:jwt-bearer']),
    "code": zod.string().optional(),
    "refresh_token": zod.string().optional(),
    "assertion": zod.string().optional(),
    "client_id": formats.guid.optional(),
    "client_secret": zod.string().optional(),
    "code_verifier": zod.string().min(43).max(128).regex(/^[A-Za-z0-9._~-]+$/).optional()
}));
