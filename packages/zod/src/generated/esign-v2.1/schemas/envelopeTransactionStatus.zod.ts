/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeStatus } from './envelopeStatus.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopeTransactionStatus'];
export const envelopeTransactionStatusEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const EnvelopeTransactionStatus: zod.ZodType<Type, Type> = zod.object({
    "transactionId": zod.string().optional(),
    "envelopeId": zod.stringFormat('guid', envelopeTransactionStatusEnvelopeIdRegExp).optional(),
    "status": EnvelopeStatus.optional(),
    "errorDetails": zod.object({
        "errorCode": zod.string(),
        "message": zod.string()
    }).optional()
});
