/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { GroupRequest } from './groupRequest.zod.js';
import { PermissionProfileRequest } from './permissionProfileRequest.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['UpdateMembershipRequest'];
export const updateMembershipRequestAccountIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const UpdateMembershipRequest: zod.ZodType<Type, Type> = zod.object({
    "account_id": zod.stringFormat('guid', updateMembershipRequestAccountIdRegExp),
    "permission_profile": PermissionProfileRequest.optional(),
    "groups": zod.array(GroupRequest).optional(),
    "send_activation": zod.boolean().optional(),
    "access_code": zod.string().optional(),
    "license_type": zod.string().optional(),
    "company_name": zod.string().optional(),
    "job_title": zod.string().optional()
});
