/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DeleteMembershipResponse } from './DeleteMembershipResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DeleteMembershipsResponse as Type } from '@countersign/types/admin-v2/schemas/DeleteMembershipsResponse';
export const DeleteMembershipsResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "success": zod.boolean().optional(),
    "accounts": zod.array(DeleteMembershipResponse).optional()
}));
