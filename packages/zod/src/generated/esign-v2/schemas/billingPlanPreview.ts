/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingInvoice } from './billingInvoice.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import * as formats from '../formats.js';
import type { BillingPlanPreview as Type } from '@countersign/types/esign-v2/schemas/billingPlanPreview';
export const BillingPlanPreview: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "currencyCode": zod.string().optional(),
    "invoice": BillingInvoice.optional(),
    "isProrated": formats.booleanString.optional(),
    "subtotalAmount": zod.string().optional(),
    "taxAmount": zod.string().optional(),
    "totalAmount": zod.string().optional()
}));
