/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DSGroupResponse } from './DSGroupResponse.js';
import { MembershipStatus } from './MembershipStatus.js';
import { UserStatus } from './UserStatus.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { OrganizationUserResponse as Type } from '@countersign/types/admin-v2/schemas/OrganizationUserResponse';
export const OrganizationUserResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "user_name": zod.string().optional(),
    "first_name": zod.string().optional(),
    "last_name": zod.string().optional(),
    "user_status": UserStatus.optional(),
    "membership_status": MembershipStatus.optional(),
    "email": zod.string().optional(),
    "created_on": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "closed_on": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "membership_created_on": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "membership_closed_on": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "ds_groups": zod.array(DSGroupResponse).optional(),
    "membership_id": formats.guid.optional(),
    "is_membership_managed_by_scim": zod.boolean().optional(),
    "is_managed_by_scim": zod.boolean().optional(),
    "license_type": zod.string().optional(),
    "subscription_id": zod.string().optional(),
    "plan_name": zod.string().optional()
}));
