/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { NameValue } from './nameValue.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['powerFormFormDataRecipient'];
export const PowerFormFormDataRecipient: zod.ZodType<Type, Type> = zod.object({
    "email": zod.string().optional(),
    "formData": zod.array(NameValue).optional(),
    "name": zod.string().optional(),
    "recipientId": zod.string().optional()
});
