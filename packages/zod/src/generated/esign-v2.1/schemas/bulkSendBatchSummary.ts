/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkSendBatchSummary as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendBatchSummary';
export const BulkSendBatchSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "action": zod.string().optional(),
    "actionStatus": zod.string().optional(),
    "batchId": formats.guid.optional(),
    "batchName": zod.string().optional(),
    "batchSize": formats.integerString.optional(),
    "failed": formats.integerString.optional(),
    "queued": formats.integerString.optional(),
    "sent": formats.integerString.optional(),
    "submittedDate": formats.dateTime.optional(),
    "batchUri": zod.string().optional()
}));
