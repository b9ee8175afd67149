/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserUpdateResponse } from './UserUpdateResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UsersUpdateResponse as Type } from '@countersign/types/admin-v2/schemas/UsersUpdateResponse';
export const UsersUpdateResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "success": zod.boolean().optional(),
    "users": zod.array(UserUpdateResponse).optional()
}));
