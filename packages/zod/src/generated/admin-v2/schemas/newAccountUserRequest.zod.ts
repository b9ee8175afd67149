/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FederatedStatus } from './federatedStatus.zod.js';
import { GroupRequest } from './groupRequest.zod.js';
import { PermissionProfileRequest } from './permissionProfileRequest.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['NewAccountUserRequest'];
export const newAccountUserRequestDefaultAccountIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const NewAccountUserRequest: zod.ZodType<Type, Type> = zod.object({
    "permission_profile": PermissionProfileRequest.optional(),
    "groups": zod.array(GroupRequest).optional(),
    "email": zod.string(),
    "license_type": zod.string().optional(),
    "user_name": zod.string().optional(),
    "first_name": zod.string().optional(),
    "last_name": zod.string().optional(),
    "language_culture": zod.string().optional(),
    "selected_languages": zod.string().optional(),
    "default_account_id": zod.stringFormat('guid', newAccountUserRequestDefaultAccountIdRegExp).optional(),
    "access_code": zod.string().optional(),
    "federated_status": FederatedStatus.optional(),
    "auto_activate_memberships": zod.boolean().optional()
});
