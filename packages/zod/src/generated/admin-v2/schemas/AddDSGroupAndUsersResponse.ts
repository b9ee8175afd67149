/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import { AddDSGroupUsersResponse } from './AddDSGroupUsersResponse.js';
import { DSGroupResponse } from './DSGroupResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { AddDSGroupAndUsersResponse as Type } from '@countersign/types/admin-v2/schemas/AddDSGroupAndUsersResponse';
export const AddDSGroupAndUsersResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "group": DSGroupResponse.optional(),
    "group_users": AddDSGroupUsersResponse.optional()
}));
