/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeStatus } from './envelopeStatus.zod.js';

export const envelopeSummaryEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');


export const EnvelopeSummary = zod.object({
  "envelopeId": zod.stringFormat('guid', envelopeSummaryEnvelopeIdRegExp).optional(),
  "status": EnvelopeStatus.optional(),
  "statusDateTime": zod.iso.datetime({"offset":true}).optional(),
  "uri": zod.string().optional(),
  "recipientSigningUri": zod.string().optional(),
  "recipientSigningUriError": zod.string().optional(),
  "errorDetails": zod.object({
  "errorCode": zod.string(),
  "message": zod.string()
}).optional()
});

export type EnvelopeSummary = zod.input<typeof EnvelopeSummary>;
export type EnvelopeSummaryOutput = zod.output<typeof EnvelopeSummary>;
