/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkProcessingListSummary as Type } from '@countersign/types/esign-v2.1/schemas/bulkProcessingListSummary';
export const BulkProcessingListSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "bulkProcessListId": formats.guid.optional(),
    "createdByUser": zod.string().optional(),
    "createdDate": formats.dateTime.optional(),
    "name": zod.string().optional()
}));
