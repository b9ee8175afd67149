/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddressInformation } from './addressInformation.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { CreditCardInformation as Type } from '@countersign/types/esign-v2/schemas/creditCardInformation';
export const CreditCardInformation: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "address": AddressInformation.optional(),
    "cardLastDigits": zod.string().optional(),
    "cardNumber": zod.string().optional(),
    "cardType": zod.enum(['visa', 'mastercard', 'amex']).optional(),
    "cvNumber": zod.string().optional(),
    "expirationMonth": formats.integerString.optional(),
    "expirationYear": formats.integerString.optional(),
    "nameOnCard": zod.string().optional(),
    "tokenizedCard": zod.string().optional()
}));
