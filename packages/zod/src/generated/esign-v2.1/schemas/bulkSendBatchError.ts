/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkSendBatchError as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendBatchError';
export const BulkSendBatchError: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "error": zod.string().optional(),
    "errorDetail": zod.string().optional()
}));
