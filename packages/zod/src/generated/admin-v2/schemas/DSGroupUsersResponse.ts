/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DSGroupUserResponse } from './DSGroupUserResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DSGroupUsersResponse as Type } from '@countersign/types/admin-v2/schemas/DSGroupUsersResponse';
export const DSGroupUsersResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "page": zod.int().min(1).optional(),
    "page_size": zod.int().min(1).optional(),
    "total_count": zod.int().min(0).optional(),
    "users": zod.array(DSGroupUserResponse).optional()
}));
