/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ProductPermissionProfileResponse } from './ProductPermissionProfileResponse.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UserProductPermissionProfilesResponse as Type } from '@countersign/types/admin-v2/schemas/UserProductPermissionProfilesResponse';
export const UserProductPermissionProfilesResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "user_id": formats.guid.optional(),
    "account_id": formats.guid.optional(),
    "product_permission_profiles": zod.array(ProductPermissionProfileResponse).optional()
}));
