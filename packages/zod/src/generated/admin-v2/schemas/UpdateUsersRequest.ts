/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UpdateUserRequest } from './UpdateUserRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { UpdateUsersRequest as Type } from '@countersign/types/admin-v2/schemas/UpdateUsersRequest';
export const UpdateUsersRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "users": zod.array(UpdateUserRequest),
    "auto_activate_memberships_on_reactivation": zod.boolean().optional()
}));
