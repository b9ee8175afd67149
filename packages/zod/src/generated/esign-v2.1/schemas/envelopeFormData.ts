/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeStatus } from './envelopeStatus.js';
import { FormDataItem } from './formDataItem.js';
import { PrefillFormData } from './prefillFormData.js';
import { RecipientFormData } from './recipientFormData.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { EnvelopeFormData as Type } from '@countersign/types/esign-v2.1/schemas/envelopeFormData';
export const EnvelopeFormData: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "emailSubject": zod.string().optional(),
    "envelopeId": formats.guid.optional(),
    "formData": zod.array(FormDataItem).optional(),
    "prefillFormData": PrefillFormData.optional(),
    "recipientFormData": zod.array(RecipientFormData).optional(),
    "sentDateTime": formats.dateTime.optional(),
    "status": EnvelopeStatus.optional()
}));
