/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { FormDataItem } from './formDataItem.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { PrefillFormData as Type } from '@countersign/types/esign-v2.1/schemas/prefillFormData';
export const PrefillFormData: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "formData": zod.array(FormDataItem).optional(),
    "senderEmail": zod.string().optional(),
    "senderName": zod.string().optional(),
    "senderUserId": formats.guid.optional()
}));
