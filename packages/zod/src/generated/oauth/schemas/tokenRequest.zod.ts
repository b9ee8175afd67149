/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/oauth';
type Type = components['schemas']['tokenRequest'];
export const tokenRequestClientIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const tokenRequestCodeVerifierMin = 43;
export const tokenRequestCodeVerifierMax = 128;
export const tokenRequestCodeVerifierRegExp = new RegExp('^[A-Za-z0-9._~-]+$');
export const TokenRequest: zod.ZodType<Type, Type> = zod.object({
    "grant_type": zod.enum(['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:jwt-bearer']),
    "code": zod.string().optional(),
    "refresh_token": zod.string().optional(),
    "assertion": zod.string().optional(),
    "client_id": zod.stringFormat('guid', tokenRequestClientIdRegExp).optional(),
    "client_secret": zod.string().optional(),
    "code_verifier": zod.string().min(tokenRequestCodeVerifierMin).max(tokenRequestCodeVerifierMax).regex(tokenRequestCodeVerifierRegExp).optional()
});
