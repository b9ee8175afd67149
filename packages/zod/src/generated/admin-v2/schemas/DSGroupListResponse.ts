/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DSGroupResponse } from './DSGroupResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { DSGroupListResponse as Type } from '@countersign/types/admin-v2/schemas/DSGroupListResponse';
export const DSGroupListResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "page": zod.int().min(1).optional(),
    "page_size": zod.int().min(1).optional(),
    "total_count": zod.int().min(0).optional(),
    "account_id": formats.guid.optional(),
    "ds_groups": zod.array(DSGroupResponse).optional()
}));
