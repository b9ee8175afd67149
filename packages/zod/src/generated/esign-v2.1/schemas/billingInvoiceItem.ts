/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BillingInvoiceItem as Type } from '@countersign/types/esign-v2.1/schemas/billingInvoiceItem';
export const BillingInvoiceItem: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "chargeAmount": zod.string().optional(),
    "chargeName": zod.string().optional(),
    "invoiceItemId": zod.string().optional(),
    "quantity": zod.string().optional(),
    "unitPrice": zod.string().optional(),
    "taxAmount": zod.string().optional(),
    "taxExemptAmount": zod.string().optional()
}));
