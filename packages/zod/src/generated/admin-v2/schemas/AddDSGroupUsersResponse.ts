/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DSGroupUserResponse } from './DSGroupUserResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AddDSGroupUsersResponse as Type } from '@countersign/types/admin-v2/schemas/AddDSGroupUsersResponse';
export const AddDSGroupUsersResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "is_success": zod.boolean().optional(),
    "TotalCount": zod.int().min(0).optional(),
    "users": zod.array(DSGroupUserResponse).optional()
}));
