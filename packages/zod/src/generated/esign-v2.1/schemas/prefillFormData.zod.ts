/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FormDataItem } from './formDataItem.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['prefillFormData'];
export const prefillFormDataSenderUserIdRegExp = new RegExp('^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$');
export const PrefillFormData: zod.ZodType<Type, Type> = zod.object({
    "formData": zod.array(FormDataItem).optional(),
    "senderEmail": zod.string().optional(),
    "senderName": zod.string().optional(),
    "senderUserId": zod.stringFormat('guid', prefillFormDataSenderUserIdRegExp).optional()
});
