/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UpdateUserEmailRequest } from './updateUserEmailRequest.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['UpdateUsersEmailRequest'];
export const UpdateUsersEmailRequest: zod.ZodType<Type, Type> = zod.object({
    "users": zod.array(UpdateUserEmailRequest)
});
