/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ProductPermissionProfileRequest } from './ProductPermissionProfileRequest.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ProductPermissionProfilesRequest as Type } from '@countersign/types/admin-v2/schemas/ProductPermissionProfilesRequest';
export const ProductPermissionProfilesRequest: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "product_permission_profiles": zod.array(ProductPermissionProfileRequest).min(1)
}));
