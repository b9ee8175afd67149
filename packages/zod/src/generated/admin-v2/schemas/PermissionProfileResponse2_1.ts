/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { PermissionProfileResponse21 as Type } from '@countersign/types/admin-v2/schemas/PermissionProfileResponse2_1';
export const PermissionProfileResponse21: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "permission_profile_id": zod.string().optional(),
    "permission_profile_name": zod.string().optional()
}));
