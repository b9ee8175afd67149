/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { UserIdentityResponse } from './UserIdentityResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { DeleteResponse as Type } from '@countersign/types/admin-v2/schemas/DeleteResponse';
export const DeleteResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "success": zod.boolean().optional(),
    "identities": zod.array(UserIdentityResponse).optional()
}));
