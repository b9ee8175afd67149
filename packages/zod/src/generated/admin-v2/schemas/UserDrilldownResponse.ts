/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FederatedStatus } from './FederatedStatus.js';
import { MembershipResponse } from './MembershipResponse.js';
import { UserIdentityResponse } from './UserIdentityResponse.js';
import { UserStatus } from './UserStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserDrilldownResponse as Type } from '@countersign/types/admin-v2/schemas/UserDrilldownResponse';
export const UserDrilldownResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "site_id": zod.int().optional(),
    "site_name": zod.string().optional(),
    "user_name": zod.string().optional(),
    "first_name": zod.string().optional(),
    "last_name": zod.string().optional(),
    "user_status": UserStatus.optional(),
    "default_account_id": formats.guid.optional(),
    "default_account_name": zod.string().optional(),
    "language_culture": zod.string().optional(),
    "selected_languages": zod.string().optional(),
    "federated_status": FederatedStatus.optional(),
    "is_organization_admin": zod.boolean().optional(),
    "created_on": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "last_login": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "memberships": zod.array(MembershipResponse).optional(),
    "identities": zod.array(UserIdentityResponse).optional(),
    "device_verification_enabled": zod.boolean().optional(),
    "require_two_step_verification": zod.boolean().optional(),
    "allow_two_step_verification_snooze": zod.boolean().optional(),
    "allow_extend_org_admin_rights_to_self": zod.boolean().optional(),
    "is_managed_by_scim": zod.boolean().optional()
}));
