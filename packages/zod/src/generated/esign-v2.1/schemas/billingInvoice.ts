/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingInvoiceItem } from './billingInvoiceItem.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BillingInvoice as Type } from '@countersign/types/esign-v2.1/schemas/billingInvoice';
export const BillingInvoice: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "amount": zod.string().optional(),
    "balance": zod.string().optional(),
    "dueDate": formats.dateTime.optional(),
    "invoiceId": zod.string().optional(),
    "invoiceItems": zod.array(BillingInvoiceItem).optional(),
    "invoiceNumber": zod.string().optional(),
    "invoiceUri": zod.string().optional(),
    "nonTaxableAmount": zod.string().optional(),
    "pdfAvailable": formats.booleanString.optional(),
    "taxableAmount": zod.string().optional()
}));
