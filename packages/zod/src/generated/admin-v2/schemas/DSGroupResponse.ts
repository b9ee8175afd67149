/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DSGroupResponse as Type } from '@countersign/types/admin-v2/schemas/DSGroupResponse';
export const DSGroupResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "ds_group_id": formats.guid.optional(),
    "account_id": formats.guid.optional(),
    "source_product_name": zod.string().optional(),
    "group_id": zod.string().optional(),
    "group_name": zod.string().optional(),
    "description": zod.string().optional(),
    "is_admin": zod.boolean().optional(),
    "last_modified_on": formats.dateTime.optional(),
    "user_count": zod.int().min(0).optional(),
    "external_account_id": zod.int().optional(),
    "account_name": zod.string().optional(),
    "is_managed_by_scim": zod.boolean().optional()
}));
