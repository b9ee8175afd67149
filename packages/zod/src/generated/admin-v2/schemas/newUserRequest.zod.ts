/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FederatedStatus } from './federatedStatus.zod.js';
import { NewUserRequestAccountProperties } from './newUserRequestAccountProperties.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['NewUserRequest'];
export const newUserRequestDefaultAccountIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const NewUserRequest: zod.ZodType<Type, Type> = zod.object({
    "accounts": zod.array(NewUserRequestAccountProperties),
    "email": zod.string(),
    "user_name": zod.string().optional(),
    "first_name": zod.string().optional(),
    "last_name": zod.string().optional(),
    "language_culture": zod.string().optional(),
    "selected_languages": zod.string().optional(),
    "default_account_id": zod.stringFormat('guid', newUserRequestDefaultAccountIdRegExp).optional(),
    "access_code": zod.string().optional(),
    "federated_status": FederatedStatus.optional(),
    "auto_activate_memberships": zod.boolean().optional()
});
