/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { RecipientSignatureProviderOptions as Type } from '@countersign/types/esign-v2/schemas/recipientSignatureProviderOptions';
export const RecipientSignatureProviderOptions: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "cpfNumber": zod.string().optional(),
    "cpfNumberMetadata": PropertyMetadata.optional(),
    "oneTimePassword": zod.string().optional(),
    "oneTimePasswordMetadata": PropertyMetadata.optional(),
    "signerRole": zod.string().optional(),
    "signerRoleMetadata": PropertyMetadata.optional(),
    "sms": zod.string().optional(),
    "smsMetadata": PropertyMetadata.optional()
}));
