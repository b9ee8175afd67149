/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FederatedStatus } from './FederatedStatus.js';
import { UpdateMembershipRequest } from './UpdateMembershipRequest.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { UpdateUserRequest as Type } from '@countersign/types/admin-v2/schemas/UpdateUserRequest';
export const UpdateUserRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "id": formats.guid,
    "site_id": zod.int(),
    "email": zod.string().optional(),
    "default_account_id": formats.guid.optional(),
    "federated_status": FederatedStatus.optional(),
    "force_password_change": zod.boolean().optional(),
    "memberships": zod.array(UpdateMembershipRequest).optional(),
    "device_verification_enabled": zod.boolean().optional(),
    "user_name": zod.string().optional(),
    "first_name": zod.string().optional(),
    "last_name": zod.string().optional(),
    "language_culture": zod.string().optional(),
    "selected_languages": zod.string().optional()
}));
