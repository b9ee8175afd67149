/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkEnvelopeStatus } from './bulkEnvelopeStatus.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['bulkEnvelopesResponse'];
export const bulkEnvelopesResponseStartPositionRegExp = new RegExp('^\\d+$');
export const bulkEnvelopesResponseEndPositionRegExp = new RegExp('^\\d+$');
export const bulkEnvelopesResponseResultSetSizeRegExp = new RegExp('^\\d+$');
export const bulkEnvelopesResponseTotalSetSizeRegExp = new RegExp('^\\d+$');
export const BulkEnvelopesResponse: zod.ZodType<Type, Type> = zod.object({
    "bulkEnvelopeStatuses": zod.array(BulkEnvelopeStatus).optional(),
    "startPosition": zod.stringFormat('integer-string', bulkEnvelopesResponseStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', bulkEnvelopesResponseEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', bulkEnvelopesResponseResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', bulkEnvelopesResponseTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
});
