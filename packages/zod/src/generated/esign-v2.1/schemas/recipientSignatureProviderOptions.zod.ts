/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['recipientSignatureProviderOptions'];
export const RecipientSignatureProviderOptions: zod.ZodType<Type, Type> = zod.object({
    "cpfNumber": zod.string().optional(),
    "cpfNumberMetadata": PropertyMetadata.optional(),
    "oneTimePassword": zod.string().optional(),
    "oneTimePasswordMetadata": PropertyMetadata.optional(),
    "signerRole": zod.string().optional(),
    "signerRoleMetadata": PropertyMetadata.optional(),
    "sms": zod.string().optional(),
    "smsMetadata": PropertyMetadata.optional()
});
