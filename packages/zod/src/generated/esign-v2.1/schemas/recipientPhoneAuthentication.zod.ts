/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientPhoneAuthentication'];
export const RecipientPhoneAuthentication: zod.ZodType<Type, Type> = zod.object({
    "recipMayProvideNumber": zod.enum(['true', 'false']).optional(),
    "recipMayProvideNumberMetadata": PropertyMetadata.optional(),
    "recordVoicePrint": zod.enum(['true', 'false']).optional(),
    "recordVoicePrintMetadata": PropertyMetadata.optional(),
    "senderProvidedNumbers": zod.array(zod.string()).optional(),
    "senderProvidedNumbersMetadata": PropertyMetadata.optional(),
    "validateRecipProvidedNumber": zod.enum(['true', 'false']).optional(),
    "validateRecipProvidedNumberMetadata": PropertyMetadata.optional()
});
