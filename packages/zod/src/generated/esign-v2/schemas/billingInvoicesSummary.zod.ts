/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingInvoice } from './billingInvoice.zod.js';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['billingInvoicesSummary'];
export const BillingInvoicesSummary: zod.ZodType<Type, Type> = zod.object({
    "billingInvoices": zod.array(BillingInvoice).optional(),
    "pastDueBalance": zod.string().optional(),
    "paymentAllowed": zod.enum(['true', 'false']).optional()
});
