/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeAttachment } from './envelopeAttachment.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopeAttachmentsResult'];
export const EnvelopeAttachmentsResult: zod.ZodType<Type, Type> = zod.object({
    "attachments": zod.array(EnvelopeAttachment).optional()
});
