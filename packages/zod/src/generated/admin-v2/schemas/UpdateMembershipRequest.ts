/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { GroupRequest } from './GroupRequest.js';
import { PermissionProfileRequest } from './PermissionProfileRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UpdateMembershipRequest as Type } from '@countersign/types/admin-v2/schemas/UpdateMembershipRequest';
export const UpdateMembershipRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "account_id": formats.guid,
    "permission_profile": PermissionProfileRequest.optional(),
    "groups": zod.array(GroupRequest).optional(),
    "send_activation": zod.boolean().optional(),
    "access_code": zod.string().optional(),
    "license_type": zod.string().optional(),
    "company_name": zod.string().optional(),
    "job_title": zod.string().optional()
}));
