/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FormDataItem } from './formDataItem.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RecipientFormData as Type } from '@countersign/types/esign-v2.1/schemas/recipientFormData';
export const RecipientFormData: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "DeclinedTime": formats.dateTime.optional(),
    "DeliveredTime": formats.dateTime.optional(),
    "email": zod.string().optional(),
    "formData": zod.array(FormDataItem).optional(),
    "name": zod.string().optional(),
    "recipientId": zod.string().optional(),
    "SentTime": formats.dateTime.optional(),
    "SignedTime": formats.dateTime.optional(),
    "deliveredTime": formats.dateTime.optional(),
    "signedTime": formats.dateTime.optional()
}));
