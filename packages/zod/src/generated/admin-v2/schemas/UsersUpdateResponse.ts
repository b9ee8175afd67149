/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserUpdateResponse } from './UserUpdateResponse.js';
import { fast } from '../../../fast/fast.js';
import type { UsersUpdateResponse as Type } from '@countersign/types/admin-v2/schemas/UsersUpdateResponse';
export const UsersUpdateResponse: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "success": zod.boolean().optional(),
    "users": zod.array(UserUpdateResponse).optional()
}));
