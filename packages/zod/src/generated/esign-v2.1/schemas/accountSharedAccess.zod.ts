/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { MemberSharedItems } from './memberSharedItems.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['accountSharedAccess'];
export const accountSharedAccessStartPositionRegExp = new RegExp('^\\d+$');
export const accountSharedAccessEndPositionRegExp = new RegExp('^\\d+$');
export const accountSharedAccessResultSetSizeRegExp = new RegExp('^\\d+$');
export const accountSharedAccessTotalSetSizeRegExp = new RegExp('^\\d+$');
export const AccountSharedAccess: zod.ZodType<Type, Type> = zod.object({
    "accountId": zod.string().optional(),
    "startPosition": zod.stringFormat('integer-string', accountSharedAccessStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', accountSharedAccessEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', accountSharedAccessResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', accountSharedAccessTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish(),
    "sharedAccess": zod.array(MemberSharedItems).optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
});
