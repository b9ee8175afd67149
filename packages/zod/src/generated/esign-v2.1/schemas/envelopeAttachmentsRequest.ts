/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { Attachment } from './attachment.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { EnvelopeAttachmentsRequest as Type } from '@countersign/types/esign-v2.1/schemas/envelopeAttachmentsRequest';
export const EnvelopeAttachmentsRequest: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "attachments": zod.array(Attachment)
}));
