/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DeleteMembershipRequest } from './deleteMembershipRequest.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['DeleteMembershipsRequest'];
export const DeleteMembershipsRequest: zod.ZodType<Type, Type> = zod.object({
    "accounts": zod.array(DeleteMembershipRequest)
});
