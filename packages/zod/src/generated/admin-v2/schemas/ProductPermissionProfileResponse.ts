/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PermissionProfileResponse21 } from './PermissionProfileResponse2_1.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ProductPermissionProfileResponse as Type } from '@countersign/types/admin-v2/schemas/ProductPermissionProfileResponse';
export const ProductPermissionProfileResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "product_id": formats.guid.optional(),
    "product_name": zod.string().optional(),
    "permission_profiles": zod.array(PermissionProfileResponse21).optional(),
    "error_message": zod.string().optional()
}));
