/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/oauth';
type Type = components['schemas']['oauthError'];
export const OauthError: zod.ZodType<Type, Type> = zod.object({
    "error": zod.string(),
    "error_description": zod.string().optional()
});
