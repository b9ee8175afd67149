/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendErrorCode } from './bulkSendErrorCode.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bulkSendTestResponse'];
export const BulkSendTestResponse: zod.ZodType<Type, Type> = zod.object({
    "canBeSent": zod.boolean().optional(),
    "validationErrorDetails": zod.array(zod.string()).optional(),
    "validationErrors": zod.array(BulkSendErrorCode).optional()
});
