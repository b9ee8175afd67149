/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DSGroupResponse } from './DSGroupResponse.js';
import { DSGroupUsersResponse } from './DSGroupUsersResponse.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DSGroupAndUsersResponse as Type } from '@countersign/types/admin-v2/schemas/DSGroupAndUsersResponse';
export const DSGroupAndUsersResponse: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "group": DSGroupResponse.optional(),
    "group_users": DSGroupUsersResponse.optional()
}));
