/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingInvoice } from './billingInvoice.js';
import type { ObjectSchema } from '../../../object-schema.js';
import { fastObject } from '../../../fast/fast-object.js';
import type { BillingInvoicesResponse as Type } from '@countersign/types/esign-v2.1/schemas/billingInvoicesResponse';
export const BillingInvoicesResponse: ObjectSchema<Type> = /* @__PURE__ */ fastObject(() => ({
    "billingInvoices": zod.array(BillingInvoice).optional(),
    "nextUri": zod.string().nullish(),
    "previousUri": zod.string().nullish()
}));
