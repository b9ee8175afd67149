/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { GroupRequest } from './groupRequest.zod.js';
import { PermissionProfileRequest } from './permissionProfileRequest.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['NewUserRequestAccountProperties'];
export const newUserRequestAccountPropertiesIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const NewUserRequestAccountProperties: zod.ZodType<Type, Type> = zod.object({
    "id": zod.stringFormat('guid', newUserRequestAccountPropertiesIdRegExp),
    "permission_profile": PermissionProfileRequest.optional(),
    "groups": zod.array(GroupRequest).optional(),
    "company_name": zod.string().optional(),
    "job_title": zod.string().optional()
});
