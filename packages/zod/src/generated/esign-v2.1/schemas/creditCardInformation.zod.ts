/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddressInformation } from './addressInformation.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['creditCardInformation'];
export const creditCardInformationExpirationMonthRegExp = new RegExp('^\\d+$');
export const creditCardInformationExpirationYearRegExp = new RegExp('^\\d+$');
export const CreditCardInformation: zod.ZodType<Type, Type> = zod.object({
    "address": AddressInformation.optional(),
    "cardLastDigits": zod.string().optional(),
    "cardNumber": zod.string().optional(),
    "cardType": zod.enum(['visa', 'mastercard', 'amex']).optional(),
    "cvNumber": zod.string().optional(),
    "expirationMonth": zod.stringFormat('integer-string', creditCardInformationExpirationMonthRegExp).optional(),
    "expirationYear": zod.stringFormat('integer-string', creditCardInformationExpirationYearRegExp).optional(),
    "nameOnCard": zod.string().optional(),
    "tokenizedCard": zod.string().optional()
});
