/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkProcessingListSummary } from './bulkProcessingListSummary.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkProcessingListSummaries as Type } from '@countersign/types/esign-v2.1/schemas/bulkProcessingListSummaries';
export const BulkProcessingListSummaries: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "bulkListSummaries": zod.array(BulkProcessingListSummary).optional()
}));
