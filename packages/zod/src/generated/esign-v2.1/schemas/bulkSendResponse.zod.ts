/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkSendErrorCode } from './bulkSendErrorCode.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['bulkSendResponse'];
export const bulkSendResponseBatchIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const bulkSendResponseBatchSizeRegExp = new RegExp('^\\d+$');
export const bulkSendResponseEnvelopeOrTemplateIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const bulkSendResponseQueueLimitRegExp = new RegExp('^\\d+$');
export const bulkSendResponseTotalQueuedRegExp = new RegExp('^\\d+$');
export const BulkSendResponse: zod.ZodType<Type, Type> = zod.object({
    "batchId": zod.stringFormat('guid', bulkSendResponseBatchIdRegExp).optional(),
    "batchName": zod.string().optional(),
    "batchSize": zod.stringFormat('integer-string', bulkSendResponseBatchSizeRegExp).optional(),
    "envelopeOrTemplateId": zod.stringFormat('guid', bulkSendResponseEnvelopeOrTemplateIdRegExp).optional(),
    "errorDetails": zod.array(zod.string()).optional(),
    "errors": zod.array(BulkSendErrorCode).optional(),
    "queueLimit": zod.stringFormat('integer-string', bulkSendResponseQueueLimitRegExp).optional(),
    "totalQueued": zod.stringFormat('integer-string', bulkSendResponseTotalQueuedRegExp).optional()
});
