/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeEventCode } from './envelopeEventCode.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopeEvent'];
export const EnvelopeEvent: zod.ZodType<Type, Type> = zod.object({
    "envelopeEventStatusCode": EnvelopeEventCode.optional(),
    "includeDocuments": zod.enum(['true', 'false']).optional()
});
