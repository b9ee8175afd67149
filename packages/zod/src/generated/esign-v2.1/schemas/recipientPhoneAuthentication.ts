/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { PropertyMetadata } from './propertyMetadata.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { RecipientPhoneAuthentication as Type } from '@countersign/types/esign-v2.1/schemas/recipientPhoneAuthentication';
export const RecipientPhoneAuthentication: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "recipMayProvideNumber": formats.booleanString.optional(),
    "recipMayProvideNumberMetadata": PropertyMetadata.optional(),
    "recordVoicePrint": formats.booleanString.optional(),
    "recordVoicePrintMetadata": PropertyMetadata.optional(),
    "senderProvidedNumbers": zod.array(zod.string()).optional(),
    "senderProvidedNumbersMetadata": PropertyMetadata.optional(),
    "validateRecipProvidedNumber": formats.booleanString.optional(),
    "validateRecipProvidedNumberMetadata": PropertyMetadata.optional()
}));
