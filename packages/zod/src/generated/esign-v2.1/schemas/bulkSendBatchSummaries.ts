/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendBatchSummary } from './bulkSendBatchSummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkSendBatchSummaries as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendBatchSummaries';
export const BulkSendBatchSummaries: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "batchSizeLimit": formats.integerString.optional(),
    "bulkBatchSummaries": zod.array(BulkSendBatchSummary).optional(),
    "bulkProcessQueueLimit": formats.integerString.optional(),
    "bulkProcessTotalQueued": formats.integerString.optional(),
    "queueLimit": formats.integerString.optional(),
    "totalQueued": formats.integerString.optional(),
    "startPosition": formats.integerString.optional(),
    "endPosition": formats.integerString.optional(),
    "resultSetSize": formats.integerString.optional(),
    "totalSetSize": formats.integerString.optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
}));
