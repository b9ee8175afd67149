/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingInvoice } from './schemas/billingInvoice.js';
import { BillingInvoicesResponse } from './schemas/billingInvoicesResponse.js';
import { BillingInvoicesSummary } from './schemas/billingInvoicesSummary.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/invoices';
export const InvoicesListInvoicesParams: ObjectSchema<types.InvoicesListInvoicesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const InvoicesListInvoicesQueryParams: ObjectSchema<types.InvoicesListInvoicesQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "from_date": formats.dateOrTime.optional(),
    "to_date": formats.dateOrTime.optional()
}));
export const InvoicesListInvoices200Response: zod.ZodType<zod.output<typeof BillingInvoicesResponse>, unknown> = /* @__PURE__ */ lenientResponse(BillingInvoicesResponse);
export const InvoicesListInvoices400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoices401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoices403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoices404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoices405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoices429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoices500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetInvoiceParams: ObjectSchema<types.InvoicesGetInvoiceParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "invoiceId": zod.string()
}));
export const InvoicesGetInvoice200Response: zod.ZodType<zod.output<typeof BillingInvoice>, unknown> = /* @__PURE__ */ lenientResponse(BillingInvoice);
export const InvoicesGetInvoice400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetInvoice401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetInvoice403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetInvoice404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetInvoice405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetInvoice429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetInvoice500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesPastDueParams: ObjectSchema<types.InvoicesListInvoicesPastDueParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const InvoicesListInvoicesPastDue200Response: zod.ZodType<zod.output<typeof BillingInvoicesSummary>, unknown> = /* @__PURE__ */ lenientResponse(BillingInvoicesSummary);
export const InvoicesListInvoicesPastDue400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesPastDue401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesPastDue403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesPastDue404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesPastDue405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesPastDue429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListInvoicesPastDue500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
