/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkSendBatchRequest as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendBatchRequest';
export const BulkSendBatchRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "batchName": zod.string().max(500).optional()
}));
