/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UpdateUserRequest } from './updateUserRequest.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['UpdateUsersRequest'];
export const UpdateUsersRequest: zod.ZodType<Type, Type> = zod.object({
    "users": zod.array(UpdateUserRequest),
    "auto_activate_memberships_on_reactivation": zod.boolean().optional()
});
