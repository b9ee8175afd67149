/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkEnvelope } from './bulkEnvelope.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['bulkEnvelopeStatus'];
export const bulkEnvelopeStatusBatchIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const bulkEnvelopeStatusBatchSizeRegExp = new RegExp('^\\d+$');
export const bulkEnvelopeStatusFailedRegExp = new RegExp('^\\d+$');
export const bulkEnvelopeStatusQueuedRegExp = new RegExp('^\\d+$');
export const bulkEnvelopeStatusSentRegExp = new RegExp('^\\d+$');
export const bulkEnvelopeStatusStartPositionRegExp = new RegExp('^\\d+$');
export const bulkEnvelopeStatusEndPositionRegExp = new RegExp('^\\d+$');
export const bulkEnvelopeStatusResultSetSizeRegExp = new RegExp('^\\d+$');
export const bulkEnvelopeStatusTotalSetSizeRegExp = new RegExp('^\\d+$');
export const BulkEnvelopeStatus: zod.ZodType<Type, Type> = zod.object({
    "batchId": zod.stringFormat('guid', bulkEnvelopeStatusBatchIdRegExp).optional(),
    "batchSize": zod.stringFormat('integer-string', bulkEnvelopeStatusBatchSizeRegExp).optional(),
    "bulkEnvelopes": zod.array(BulkEnvelope).optional(),
    "bulkEnvelopesBatchUri": zod.string().optional(),
    "failed": zod.stringFormat('integer-string', bulkEnvelopeStatusFailedRegExp).optional(),
    "queued": zod.stringFormat('integer-string', bulkEnvelopeStatusQueuedRegExp).optional(),
    "sent": zod.stringFormat('integer-string', bulkEnvelopeStatusSentRegExp).optional(),
    "submittedDate": zod.iso.datetime({ "offset": true }).optional(),
    "startPosition": zod.stringFormat('integer-string', bulkEnvelopeStatusStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', bulkEnvelopeStatusEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', bulkEnvelopeStatusResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', bulkEnvelopeStatusTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
