/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Attachment } from './attachment.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopeAttachmentsRequest'];
export const EnvelopeAttachmentsRequest: zod.ZodType<Type, Type> = zod.object({
    "attachments": zod.array(Attachment)
});
