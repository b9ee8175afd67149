/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendingListSummary } from './bulkSendingListSummary.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bulkSendingListSummaries'];
export const BulkSendingListSummaries: zod.ZodType<Type, Type> = zod.object({
    "bulkListSummaries": zod.array(BulkSendingListSummary).optional()
});
