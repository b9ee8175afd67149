/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['bulkEnvelope'];
export const bulkEnvelopeBulkRecipientRowRegExp = new RegExp('^\\d+$');
export const bulkEnvelopeEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const BulkEnvelope: zod.ZodType<Type, Type> = zod.object({
    "bulkRecipientRow": zod.stringFormat('integer-string', bulkEnvelopeBulkRecipientRowRegExp).optional(),
    "bulkStatus": zod.string().optional(),
    "email": zod.string().optional(),
    "envelopeId": zod.stringFormat('guid', bulkEnvelopeEnvelopeIdRegExp).optional(),
    "envelopeUri": zod.string().optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional(),
    "name": zod.string().optional(),
    "submittedDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "transactionId": zod.string().optional()
});
