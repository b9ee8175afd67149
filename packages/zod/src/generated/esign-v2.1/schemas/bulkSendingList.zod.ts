/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendingCopy } from './bulkSendingCopy.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bulkSendingList'];
export const bulkSendingListBulkCopiesMax = 1000;
export const bulkSendingListListIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const BulkSendingList: zod.ZodType<Type, Type> = zod.object({
    "bulkCopies": zod.array(BulkSendingCopy).max(bulkSendingListBulkCopiesMax).optional(),
    "listId": zod.stringFormat('guid', bulkSendingListListIdRegExp).optional(),
    "name": zod.string().optional()
});
