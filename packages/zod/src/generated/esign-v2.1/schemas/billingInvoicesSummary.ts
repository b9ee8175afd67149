/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingInvoice } from './billingInvoice.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BillingInvoicesSummary as Type } from '@countersign/types/esign-v2.1/schemas/billingInvoicesSummary';
export const BillingInvoicesSummary: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "billingInvoices": zod.array(BillingInvoice).optional(),
    "pastDueBalance": zod.string().optional(),
    "paymentAllowed": formats.booleanString.optional(),
    "accountBalance": zod.string().optional(),
    "currencyCode": zod.string().optional()
}));
