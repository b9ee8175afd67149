/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeAttachment } from './envelopeAttachment.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EnvelopeAttachmentsResult as Type } from '@countersign/types/esign-v2.1/schemas/envelopeAttachmentsResult';
export const EnvelopeAttachmentsResult: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "attachments": zod.array(EnvelopeAttachment).optional()
}));
