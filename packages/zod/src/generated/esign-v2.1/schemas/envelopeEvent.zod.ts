/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeEventCode } from './envelopeEventCode.zod.js';

export const EnvelopeEvent = zod.object({
  "envelopeEventStatusCode": EnvelopeEventCode.optional(),
  "includeDocuments": zod.enum(['true', 'false']).optional()
});

export type EnvelopeEvent = zod.input<typeof EnvelopeEvent>;
export type EnvelopeEventOutput = zod.output<typeof EnvelopeEvent>;
