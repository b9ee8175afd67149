/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FederatedStatus } from './federatedStatus.zod.js';
import { NewUserResponseAccountProperties } from './newUserResponseAccountProperties.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['NewUserResponse'];
export const newUserResponseIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const NewUserResponse: zod.ZodType<Type, Type> = zod.object({
    "id": zod.stringFormat('guid', newUserResponseIdRegExp).optional(),
    "site_id": zod.int().optional(),
    "user_name": zod.string().optional(),
    "first_name": zod.string().optional(),
    "last_name": zod.string().optional(),
    "email": zod.string().optional(),
    "language_culture": zod.string().optional(),
    "federated_status": FederatedStatus.optional(),
    "accounts": zod.array(NewUserResponseAccountProperties).optional()
});
