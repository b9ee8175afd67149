/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendingListSummary } from './bulkSendingListSummary.js';
import { fast } from '../../../fast/fast.js';
import type { BulkSendingListSummaries as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendingListSummaries';
export const BulkSendingListSummaries: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "bulkListSummaries": zod.array(BulkSendingListSummary).optional()
}));
