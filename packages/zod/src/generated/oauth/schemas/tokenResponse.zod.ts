/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/oauth';
type Type = components['schemas']['tokenResponse'];
export const tokenResponseExpiresInMin = 0;
export const TokenResponse: zod.ZodType<Type, Type> = zod.object({
    "access_token": zod.string(),
    "token_type": zod.string(),
    "refresh_token": zod.string().optional(),
    "expires_in": zod.int().min(tokenResponseExpiresInMin),
    "scope": zod.string().optional()
});
