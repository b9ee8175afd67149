/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DeleteMembershipRequest } from './DeleteMembershipRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DeleteMembershipsRequest as Type } from '@countersign/types/admin-v2/schemas/DeleteMembershipsRequest';
export const DeleteMembershipsRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accounts": zod.array(DeleteMembershipRequest)
}));
