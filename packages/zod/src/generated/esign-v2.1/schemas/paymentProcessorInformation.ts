/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AddressInformation } from './addressInformation.js';
import { fast } from '../../../fast/fast.js';
import type { PaymentProcessorInformation as Type } from '@countersign/types/esign-v2.1/schemas/paymentProcessorInformation';
export const PaymentProcessorInformation: zod.ZodType<Type, Type> = /* @__PURE__ */ fast(() => zod.looseObject({
    "address": AddressInformation.optional(),
    "billingAgreementId": zod.string().optional(),
    "email": zod.string().optional()
}));
