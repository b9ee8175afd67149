/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserIdentityResponse } from './userIdentityResponse.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['DeleteResponse'];
export const DeleteResponse: zod.ZodType<Type, Type> = zod.object({
    "success": zod.boolean().optional(),
    "identities": zod.array(UserIdentityResponse).optional()
});
