/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { MemberGroupResponse } from './memberGroupResponse.zod.js';
import { PermissionProfileResponse } from './permissionProfileResponse.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['MembershipResponse'];
export const membershipResponseIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const membershipResponseAccountIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const MembershipResponse: zod.ZodType<Type, Type> = zod.object({
    "id": zod.stringFormat('guid', membershipResponseIdRegExp).optional(),
    "email": zod.string().optional(),
    "account_id": zod.stringFormat('guid', membershipResponseAccountIdRegExp).optional(),
    "external_account_id": zod.string().optional(),
    "account_name": zod.string().optional(),
    "is_external_account": zod.boolean().optional(),
    "status": zod.string().optional(),
    "permission_profile": PermissionProfileResponse.optional(),
    "created_on": zod.iso.datetime({ "offset": true }).optional(),
    "groups": zod.array(MemberGroupResponse).optional(),
    "is_admin": zod.boolean().optional(),
    "license_type": zod.string().optional(),
    "subscription_id": zod.string().optional(),
    "plan_name": zod.string().optional()
});
