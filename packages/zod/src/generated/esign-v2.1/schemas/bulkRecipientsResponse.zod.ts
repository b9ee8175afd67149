/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkRecipient } from './bulkRecipient.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bulkRecipientsResponse'];
export const bulkRecipientsResponseStartPositionRegExp = new RegExp('^\\d+$');
export const bulkRecipientsResponseEndPositionRegExp = new RegExp('^\\d+$');
export const bulkRecipientsResponseResultSetSizeRegExp = new RegExp('^\\d+$');
export const bulkRecipientsResponseTotalSetSizeRegExp = new RegExp('^\\d+$');
export const BulkRecipientsResponse: zod.ZodType<Type, Type> = zod.object({
    "bulkRecipients": zod.array(BulkRecipient).optional(),
    "startPosition": zod.stringFormat('integer-string', bulkRecipientsResponseStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', bulkRecipientsResponseEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', bulkRecipientsResponseResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', bulkRecipientsResponseTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
