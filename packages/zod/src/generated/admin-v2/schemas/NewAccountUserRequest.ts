/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FederatedStatus } from './FederatedStatus.js';
import { GroupRequest } from './GroupRequest.js';
import { PermissionProfileRequest } from './PermissionProfileRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { NewAccountUserRequest as Type } from '@countersign/types/admin-v2/schemas/NewAccountUserRequest';
export const NewAccountUserRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "permission_profile": PermissionProfileRequest.optional(),
    "groups": zod.array(GroupRequest).optional(),
    "email": zod.string(),
    "license_type": zod.string().optional(),
    "user_name": zod.string().optional(),
    "first_name": zod.string().optional(),
    "last_name": zod.string().optional(),
    "language_culture": zod.string().optional(),
    "selected_languages": zod.string().optional(),
    "default_account_id": formats.guid.optional(),
    "access_code": zod.string().optional(),
    "federated_status": FederatedStatus.optional(),
    "auto_activate_memberships": zod.boolean().optional()
}));
