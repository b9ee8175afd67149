/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FormDataItem } from './formDataItem.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientFormData'];
export const RecipientFormData: zod.ZodType<Type, Type> = zod.object({
    "DeclinedTime": zod.iso.datetime({ "offset": true }).optional(),
    "DeliveredTime": zod.iso.datetime({ "offset": true }).optional(),
    "email": zod.string().optional(),
    "formData": zod.array(FormDataItem).optional(),
    "name": zod.string().optional(),
    "recipientId": zod.string().optional(),
    "SentTime": zod.iso.datetime({ "offset": true }).optional(),
    "SignedTime": zod.iso.datetime({ "offset": true }).optional()
});
