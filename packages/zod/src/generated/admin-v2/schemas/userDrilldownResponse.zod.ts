/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FederatedStatus } from './federatedStatus.zod.js';
import { MembershipResponse } from './membershipResponse.zod.js';
import { UserIdentityResponse } from './userIdentityResponse.zod.js';
import { UserStatus } from './userStatus.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['UserDrilldownResponse'];
export const userDrilldownResponseIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const userDrilldownResponseDefaultAccountIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const UserDrilldownResponse: zod.ZodType<Type, Type> = zod.object({
    "id": zod.stringFormat('guid', userDrilldownResponseIdRegExp).optional(),
    "site_id": zod.int().optional(),
    "site_name": zod.string().optional(),
    "user_name": zod.string().optional(),
    "first_name": zod.string().optional(),
    "last_name": zod.string().optional(),
    "user_status": UserStatus.optional(),
    "default_account_id": zod.stringFormat('guid', userDrilldownResponseDefaultAccountIdRegExp).optional(),
    "default_account_name": zod.string().optional(),
    "language_culture": zod.string().optional(),
    "selected_languages": zod.string().optional(),
    "federated_status": FederatedStatus.optional(),
    "is_organization_admin": zod.boolean().optional(),
    "created_on": zod.iso.datetime({ "offset": true }).optional(),
    "last_login": zod.iso.datetime({ "offset": true }).optional(),
    "memberships": zod.array(MembershipResponse).optional(),
    "identities": zod.array(UserIdentityResponse).optional(),
    "device_verification_enabled": zod.boolean().optional(),
    "require_two_step_verification": zod.boolean().optional(),
    "allow_two_step_verification_snooze": zod.boolean().optional(),
    "allow_extend_org_admin_rights_to_self": zod.boolean().optional(),
    "is_managed_by_scim": zod.boolean().optional()
});
