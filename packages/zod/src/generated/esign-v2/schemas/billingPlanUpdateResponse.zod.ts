/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingPlanPreview } from './billingPlanPreview.zod.js';
import { PaymentMethod } from './paymentMethod.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['billingPlanUpdateResponse'];
export const billingPlanUpdateResponseIncludedSeatsRegExp = new RegExp('^\\d+$');
export const BillingPlanUpdateResponse: zod.ZodType<Type, Type> = zod.object({
    "accountPaymentMethod": zod.enum(['NotSupported', 'CreditCard', 'PurchaseOrder', 'Premium', 'Freemium', 'FreeTrial', 'AppStore', 'DigitalExternal', 'DirectDebit']).optional(),
    "billingPlanPreview": BillingPlanPreview.optional(),
    "currencyCode": zod.string().optional(),
    "includedSeats": zod.stringFormat('integer-string', billingPlanUpdateResponseIncludedSeatsRegExp).optional(),
    "paymentCycle": zod.string().optional(),
    "paymentMethod": PaymentMethod.optional(),
    "planId": zod.string().optional(),
    "planName": zod.string().optional()
});
