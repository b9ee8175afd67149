/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { DSGroupResponse } from './DSGroupResponse.js';
import { DSGroupUsersResponse } from './DSGroupUsersResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DSGroupAndUsersResponse as Type } from '@countersign/types/admin-v2/schemas/DSGroupAndUsersResponse';
export const DSGroupAndUsersResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "group": DSGroupResponse.optional(),
    "group_users": DSGroupUsersResponse.optional()
}));
