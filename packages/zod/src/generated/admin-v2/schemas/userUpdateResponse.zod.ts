/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './errorDetails.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['UserUpdateResponse'];
export const userUpdateResponseIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const UserUpdateResponse: zod.ZodType<Type, Type> = zod.object({
    "id": zod.stringFormat('guid', userUpdateResponseIdRegExp).optional(),
    "site_id": zod.int().optional(),
    "email": zod.string().optional(),
    "error_details": ErrorDetails.optional()
});
