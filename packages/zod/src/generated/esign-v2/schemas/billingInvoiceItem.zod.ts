/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { components } from '@countersign/types/esign-v2';
type Type = components['schemas']['billingInvoiceItem'];
export const BillingInvoiceItem: zod.ZodType<Type, Type> = zod.object({
    "chargeAmount": zod.string().optional(),
    "chargeName": zod.string().optional(),
    "invoiceItemId": zod.string().optional(),
    "quantity": zod.string().optional(),
    "unitPrice": zod.string().optional(),
    "taxAmount": zod.string().optional(),
    "taxExemptAmount": zod.string().optional()
});
