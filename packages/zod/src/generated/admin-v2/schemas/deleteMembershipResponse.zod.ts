/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ErrorDetails } from './errorDetails.zod.js';
import type { components } from '@countersign/types/admin-v2';
type Type = components['schemas']['DeleteMembershipResponse'];
export const deleteMembershipResponseIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const DeleteMembershipResponse: zod.ZodType<Type, Type> = zod.object({
    "id": zod.stringFormat('guid', deleteMembershipResponseIdRegExp).optional(),
    "error_details": ErrorDetails.optional()
});
