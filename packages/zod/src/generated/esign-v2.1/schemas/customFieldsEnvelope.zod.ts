/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { ListCustomField } from './listCustomField.zod.js';
import { TextCustomField } from './textCustomField.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['customFieldsEnvelope'];
export const CustomFieldsEnvelope: zod.ZodType<Type, Type> = zod.object({
    "textCustomFields": zod.array(TextCustomField).optional(),
    "listCustomFields": zod.array(ListCustomField).optional()
});
