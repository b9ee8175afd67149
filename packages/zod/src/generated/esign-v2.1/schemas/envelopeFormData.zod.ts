/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { EnvelopeStatus } from './envelopeStatus.zod.js';
import { FormDataItem } from './formDataItem.zod.js';
import { PrefillFormData } from './prefillFormData.zod.js';
import { RecipientFormData } from './recipientFormData.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['envelopeFormData'];
export const envelopeFormDataEnvelopeIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const EnvelopeFormData: zod.ZodType<Type, Type> = zod.object({
    "emailSubject": zod.string().optional(),
    "envelopeId": zod.stringFormat('guid', envelopeFormDataEnvelopeIdRegExp).optional(),
    "formData": zod.array(FormDataItem).optional(),
    "prefillFormData": PrefillFormData.optional(),
    "recipientFormData": zod.array(RecipientFormData).optional(),
    "sentDateTime": zod.iso.datetime({ "offset": true }).optional(),
    "status": EnvelopeStatus.optional()
});
