/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { MemberGroupResponse } from './MemberGroupResponse.js';
import { PermissionProfileResponse } from './PermissionProfileResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { NewUserResponseAccountProperties as Type } from '@countersign/types/admin-v2/schemas/NewUserResponseAccountProperties';
export const NewUserResponseAccountProperties: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "site_id": zod.int().optional(),
    "permission_profile": PermissionProfileResponse.optional(),
    "groups": zod.array(MemberGroupResponse).optional(),
    "company_name": zod.string().optional(),
    "job_title": zod.string().optional(),
    "license_type": zod.string().optional(),
    "subscription_id": zod.string().optional(),
    "plan_name": zod.string().optional(),
    "license_status": zod.string().optional()
}));
