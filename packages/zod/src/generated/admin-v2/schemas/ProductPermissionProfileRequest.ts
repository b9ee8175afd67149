/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { ProductPermissionProfileRequest as Type } from '@countersign/types/admin-v2/schemas/ProductPermissionProfileRequest';
export const ProductPermissionProfileRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "product_id": formats.guid,
    "permission_profile_id": zod.string()
}));
