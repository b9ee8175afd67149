/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddressInformation } from './addressInformation.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['paymentProcessorInformation'];
export const PaymentProcessorInformation: zod.ZodType<Type, Type> = zod.object({
    "address": AddressInformation.optional(),
    "billingAgreementId": zod.string().optional(),
    "email": zod.string().optional()
});
