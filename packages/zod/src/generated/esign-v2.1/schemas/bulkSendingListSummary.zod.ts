/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bulkSendingListSummary'];
export const bulkSendingListSummaryBulkSendListIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const BulkSendingListSummary: zod.ZodType<Type, Type> = zod.object({
    "bulkSendListId": zod.stringFormat('guid', bulkSendingListSummaryBulkSendListIdRegExp).optional(),
    "createdByUser": zod.string().optional(),
    "createdDate": zod.iso.datetime({ "offset": true }).optional(),
    "name": zod.string().optional()
});
