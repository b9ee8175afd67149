/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ProductPermissionProfileRequest } from './ProductPermissionProfileRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { ProductPermissionProfilesRequest as Type } from '@countersign/types/admin-v2/schemas/ProductPermissionProfilesRequest';
export const ProductPermissionProfilesRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "product_permission_profiles": zod.array(ProductPermissionProfileRequest).min(1)
}));
