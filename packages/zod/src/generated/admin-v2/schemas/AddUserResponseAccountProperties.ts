/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DSGroupResponse } from './DSGroupResponse.js';
import { ProductPermissionProfileResponse } from './ProductPermissionProfileResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { AddUserResponseAccountProperties as Type } from '@countersign/types/admin-v2/schemas/AddUserResponseAccountProperties';
export const AddUserResponseAccountProperties: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid.optional(),
    "site_id": zod.int().optional(),
    "product_permission_profiles": zod.array(ProductPermissionProfileResponse).optional(),
    "ds_groups": zod.array(DSGroupResponse).optional(),
    "company_name": zod.string().optional(),
    "job_title": zod.string().optional(),
    "license_type": zod.string().optional(),
    "subscription_id": zod.string().optional(),
    "plan_name": zod.string().optional(),
    "license_status": zod.string().optional()
}));
