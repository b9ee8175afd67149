/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Attachment } from './attachment.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EnvelopeAttachmentsRequest as Type } from '@countersign/types/esign-v2.1/schemas/envelopeAttachmentsRequest';
export const EnvelopeAttachmentsRequest: zod.ZodType<Type, Type> = /* @__PURE__ */ fastObject(() => ({
    "attachments": zod.array(Attachment)
}));
