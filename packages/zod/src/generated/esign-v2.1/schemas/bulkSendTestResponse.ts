/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendErrorCode } from './bulkSendErrorCode.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BulkSendTestResponse as Type } from '@countersign/types/esign-v2.1/schemas/bulkSendTestResponse';
export const BulkSendTestResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "canBeSent": zod.boolean().optional(),
    "validationErrorDetails": zod.array(zod.string()).optional(),
    "validationErrors": zod.array(BulkSendErrorCode).optional()
}));
