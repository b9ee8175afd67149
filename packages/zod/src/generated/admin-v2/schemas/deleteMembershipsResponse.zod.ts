/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DeleteMembershipResponse } from './deleteMembershipResponse.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['DeleteMembershipsResponse'];
export const DeleteMembershipsResponse: zod.ZodType<Type, Type> = zod.object({
    "success": zod.boolean().optional(),
    "accounts": zod.array(DeleteMembershipResponse).optional()
});
