/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { GroupRequest } from './GroupRequest.js';
import { PermissionProfileRequest } from './PermissionProfileRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { NewUserRequestAccountProperties as Type } from '@countersign/types/admin-v2/schemas/NewUserRequestAccountProperties';
export const NewUserRequestAccountProperties: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid,
    "permission_profile": PermissionProfileRequest.optional(),
    "groups": zod.array(GroupRequest).optional(),
    "company_name": zod.string().optional(),
    "job_title": zod.string().optional()
}));
