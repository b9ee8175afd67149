/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { MemberGroupResponse } from './MemberGroupResponse.js';
import { PermissionProfileResponse } from './PermissionProfileResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { MembershipResponse as Type } from '@countersign/types/admin-v2/schemas/MembershipResponse';
export const MembershipResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "email": zod.string().optional(),
    "account_id": formats.guid.optional(),
    "external_account_id": zod.string().optional(),
    "account_name": zod.string().optional(),
    "is_external_account": zod.boolean().optional(),
    "status": zod.string().optional(),
    "permission_profile": PermissionProfileResponse.optional(),
    "created_on": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "closed_on": zod.string().regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,7})?(Z|[+-]\d\d:\d\d)?$/).optional(),
    "groups": zod.array(MemberGroupResponse).optional(),
    "is_admin": zod.boolean().optional(),
    "license_type": zod.string().optional(),
    "subscription_id": zod.string().optional(),
    "plan_name": zod.string().optional()
}));
