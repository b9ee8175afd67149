/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserIdentityRequest } from './userIdentityRequest.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['DeleteUserIdentityRequest'];
export const DeleteUserIdentityRequest: zod.ZodType<Type, Type> = zod.object({
    "identities": zod.array(UserIdentityRequest)
});
