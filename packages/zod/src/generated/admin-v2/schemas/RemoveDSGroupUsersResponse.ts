/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DSGroupUserResponse } from './DSGroupUserResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RemoveDSGroupUsersResponse as Type } from '@countersign/types/admin-v2/schemas/RemoveDSGroupUsersResponse';
export const RemoveDSGroupUsersResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "is_success": zod.boolean().optional(),
    "failed_users": zod.array(DSGroupUserResponse).optional()
}));
