/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingInvoiceItem } from './billingInvoiceItem.zod.js';
import type { components } from '@countersign/types/esign-v2.1';
type Type = components['schemas']['billingInvoice'];
export const BillingInvoice: zod.ZodType<Type, Type> = zod.object({
    "amount": zod.string().optional(),
    "balance": zod.string().optional(),
    "dueDate": zod.iso.datetime({ "offset": true }).optional(),
    "invoiceId": zod.string().optional(),
    "invoiceItems": zod.array(BillingInvoiceItem).optional(),
    "invoiceNumber": zod.string().optional(),
    "invoiceUri": zod.string().optional(),
    "nonTaxableAmount": zod.string().optional(),
    "pdfAvailable": zod.enum(['true', 'false']).optional(),
    "taxableAmount": zod.string().optional()
});
