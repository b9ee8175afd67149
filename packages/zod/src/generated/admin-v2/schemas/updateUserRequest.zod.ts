/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FederatedStatus } from './federatedStatus.zod.js';
import { UpdateMembershipRequest } from './updateMembershipRequest.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['UpdateUserRequest'];
export const updateUserRequestIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const updateUserRequestDefaultAccountIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const UpdateUserRequest: zod.ZodType<Type, Type> = zod.object({
    "id": zod.stringFormat('guid', updateUserRequestIdRegExp),
    "site_id": zod.int(),
    "email": zod.string().optional(),
    "default_account_id": zod.stringFormat('guid', updateUserRequestDefaultAccountIdRegExp).optional(),
    "federated_status": FederatedStatus.optional(),
    "force_password_change": zod.boolean().optional(),
    "memberships": zod.array(UpdateMembershipRequest).optional(),
    "device_verification_enabled": zod.boolean().optional(),
    "user_name": zod.string().optional(),
    "first_name": zod.string().optional(),
    "last_name": zod.string().optional(),
    "language_culture": zod.string().optional(),
    "selected_languages": zod.string().optional()
});
