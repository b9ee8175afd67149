/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { RecipientIdentityPhoneNumber } from './recipientIdentityPhoneNumber.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientIdentityInputOption'];
export const RecipientIdentityInputOption: zod.ZodType<Type, Type> = zod.object({
    "name": zod.string().optional(),
    "phoneNumberList": zod.array(RecipientIdentityPhoneNumber).optional(),
    "valueType": zod.string().optional(),
    "stringValue": zod.string().optional()
});
