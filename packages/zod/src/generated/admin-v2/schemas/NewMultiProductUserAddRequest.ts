/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { DSGroupRequest } from './DSGroupRequest.js';
import { FederatedStatus } from './FederatedStatus.js';
import { ProductPermissionProfileRequest } from './ProductPermissionProfileRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { NewMultiProductUserAddRequest as Type } from '@countersign/types/admin-v2/schemas/NewMultiProductUserAddRequest';
export const NewMultiProductUserAddRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "product_permission_profiles": zod.array(ProductPermissionProfileRequest).min(1),
    "ds_groups": zod.array(DSGroupRequest).optional(),
    "email": zod.string(),
    "language_culture": zod.string().optional(),
    "license_type": zod.string().optional(),
    "user_name": zod.string().optional(),
    "first_name": zod.string().optional(),
    "last_name": zod.string().optional(),
    "default_account_id": formats.guid.optional(),
    "access_code": zod.string().optional(),
    "federated_status": FederatedStatus.optional(),
    "auto_activate_memberships": zod.boolean().optional()
}));
