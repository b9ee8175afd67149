/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { MemberGroupResponse } from './memberGroupResponse.zod.js';
import { PermissionProfileResponse } from './permissionProfileResponse.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['NewUserResponseAccountProperties'];
export const newUserResponseAccountPropertiesIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const NewUserResponseAccountProperties: zod.ZodType<Type, Type> = zod.object({
    "id": zod.stringFormat('guid', newUserResponseAccountPropertiesIdRegExp).optional(),
    "site_id": zod.int().optional(),
    "permission_profile": PermissionProfileResponse.optional(),
    "groups": zod.array(MemberGroupResponse).optional(),
    "company_name": zod.string().optional(),
    "job_title": zod.string().optional(),
    "license_type": zod.string().optional(),
    "subscription_id": zod.string().optional(),
    "plan_name": zod.string().optional(),
    "license_status": zod.string().optional()
});
