/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './errorDetails.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['UserIdentityResponse'];
export const userIdentityResponseIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const userIdentityResponseProviderIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const userIdentityResponseUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const UserIdentityResponse: zod.ZodType<Type, Type> = zod.object({
    "id": zod.stringFormat('guid', userIdentityResponseIdRegExp).optional(),
    "provider_id": zod.stringFormat('guid', userIdentityResponseProviderIdRegExp).optional(),
    "user_id": zod.stringFormat('guid', userIdentityResponseUserIdRegExp).optional(),
    "immutable_id": zod.string().optional(),
    "error_details": ErrorDetails.optional()
});
