/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserUpdateResponse } from './userUpdateResponse.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['UsersUpdateResponse'];
export const UsersUpdateResponse: zod.ZodType<Type, Type> = zod.object({
    "success": zod.boolean().optional(),
    "users": zod.array(UserUpdateResponse).optional()
});
