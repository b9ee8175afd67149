/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingInvoice } from './billingInvoice.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['billingPlanPreview'];
export const BillingPlanPreview: zod.ZodType<Type, Type> = zod.object({
    "currencyCode": zod.string().optional(),
    "invoice": BillingInvoice.optional(),
    "isProrated": zod.enum(['true', 'false']).optional(),
    "subtotalAmount": zod.string().optional(),
    "taxAmount": zod.string().optional(),
    "totalAmount": zod.string().optional()
});
