/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendBatchError } from './bulkSendBatchError.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BulkProcessResult as Type } from '@countersign/types/esign-v2.1/schemas/bulkProcessResult';
export const BulkProcessResult: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "errors": zod.array(BulkSendBatchError).optional(),
    "listId": zod.string().optional(),
    "success": formats.booleanString.optional()
}));
