/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ProductPermissionProfileResponse } from './ProductPermissionProfileResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ProductPermissionProfilesResponse as Type } from '@countersign/types/admin-v2/schemas/ProductPermissionProfilesResponse';
export const ProductPermissionProfilesResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "product_permission_profiles": zod.array(ProductPermissionProfileResponse).optional()
}));
