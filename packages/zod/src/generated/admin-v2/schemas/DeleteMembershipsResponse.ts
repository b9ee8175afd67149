/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DeleteMembershipResponse } from './DeleteMembershipResponse.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DeleteMembershipsResponse as Type } from '@countersign/types/admin-v2/schemas/DeleteMembershipsResponse';
export const DeleteMembershipsResponse: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "success": zod.boolean().optional(),
    "accounts": zod.array(DeleteMembershipResponse).optional()
}));
