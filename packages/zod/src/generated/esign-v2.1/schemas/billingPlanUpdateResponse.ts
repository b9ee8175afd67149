/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingPlanPreview } from './billingPlanPreview.js';
import { PaymentMethod } from './paymentMethod.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BillingPlanUpdateResponse as Type } from '@countersign/types/esign-v2.1/schemas/billingPlanUpdateResponse';
export const BillingPlanUpdateResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "accountPaymentMethod": zod.enum(['NotSupported', 'CreditCard', 'PurchaseOrder', 'Premium', 'Freemium', 'FreeTrial', 'AppStore', 'DigitalExternal', 'DirectDebit']).optional(),
    "billingPlanPreview": BillingPlanPreview.optional(),
    "currencyCode": zod.string().optional(),
    "includedSeats": formats.integerString.optional(),
    "paymentCycle": zod.string().optional(),
    "paymentMethod": PaymentMethod.optional(),
    "planId": zod.string().optional(),
    "planName": zod.string().optional()
}));
