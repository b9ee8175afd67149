/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendingListSummary } from './bulkSendingListSummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkSendingListSummaries as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendingListSummaries';
export const BulkSendingListSummaries: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "bulkListSummaries": zod.array(BulkSendingListSummary).optional()
}));
