/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Envelope } from './envelope.zod.js';
import { EnvelopeTransactionStatus } from './envelopeTransactionStatus.zod.js';
import { Folder } from './folder.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopesInformation'];
export const envelopesInformationStartPositionRegExp = new RegExp('^\\d+$');
export const envelopesInformationEndPositionRegExp = new RegExp('^\\d+$');
export const envelopesInformationResultSetSizeRegExp = new RegExp('^\\d+$');
export const envelopesInformationTotalSetSizeRegExp = new RegExp('^\\d+$');
export const EnvelopesInformation: zod.ZodType<Type, Type> = zod.object({
    "startPosition": zod.stringFormat('integer-string', envelopesInformationStartPositionRegExp).optional(),
    "endPosition": zod.stringFormat('integer-string', envelopesInformationEndPositionRegExp).optional(),
    "resultSetSize": zod.stringFormat('integer-string', envelopesInformationResultSetSizeRegExp).optional(),
    "totalSetSize": zod.stringFormat('integer-string', envelopesInformationTotalSetSizeRegExp).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish(),
    "envelopes": zod.array(Envelope).optional(),
    "envelopeTransactionStatuses": zod.array(EnvelopeTransactionStatus).optional(),
    "continuationToken": zod.string().optional(),
    "lastQueriedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "envelopeSearchSource": zod.string().optional(),
    "folders": zod.array(Folder).optional()
});
