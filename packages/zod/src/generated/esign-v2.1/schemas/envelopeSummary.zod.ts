/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BulkEnvelopeStatus } from './bulkEnvelopeStatus.zod.js';
import { EnvelopeStatus } from './envelopeStatus.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopeSummary'];
export const envelopeSummaryEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const EnvelopeSummary: zod.ZodType<Type, Type> = zod.object({
    "envelopeId": zod.stringFormat('guid', envelopeSummaryEnvelopeIdRegExp).optional(),
    "status": EnvelopeStatus.optional(),
    "statusDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "uri": zod.string().optional(),
    "recipientSigningUri": zod.string().optional(),
    "recipientSigningUriError": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "bulkEnvelopeStatus": BulkEnvelopeStatus.optional()
});
