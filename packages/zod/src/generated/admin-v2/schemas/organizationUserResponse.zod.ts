/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DSGroupResponse } from './dSGroupResponse.zod.js';
import { MembershipStatus } from './membershipStatus.zod.js';
import { UserStatus } from './userStatus.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['OrganizationUserResponse'];
export const organizationUserResponseIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const organizationUserResponseMembershipIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const OrganizationUserResponse: zod.ZodType<Type, Type> = zod.object({
    "id": zod.stringFormat('guid', organizationUserResponseIdRegExp).optional(),
    "user_name": zod.string().optional(),
    "first_name": zod.string().optional(),
    "last_name": zod.string().optional(),
    "user_status": UserStatus.optional(),
    "membership_status": MembershipStatus.optional(),
    "email": zod.string().optional(),
    "created_on": zod.iso.datetime({ "offset": true }).optional(),
    "closed_on": zod.iso.datetime({ "offset": true }).optional(),
    "membership_created_on": zod.iso.datetime({ "offset": true }).optional(),
    "membership_closed_on": zod.iso.datetime({ "offset": true }).optional(),
    "ds_groups": zod.array(DSGroupResponse).optional(),
    "membership_id": zod.stringFormat('guid', organizationUserResponseMembershipIdRegExp).optional(),
    "is_membership_managed_by_scim": zod.boolean().optional(),
    "is_managed_by_scim": zod.boolean().optional(),
    "license_type": zod.string().optional(),
    "subscription_id": zod.string().optional(),
    "plan_name": zod.string().optional()
});
