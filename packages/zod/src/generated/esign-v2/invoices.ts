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
import type * as types from '@countersign/types/esign-v2/invoices';
export const InvoicesListParams: ObjectSchema<types.InvoicesListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const InvoicesListQueryParams: ObjectSchema<types.InvoicesListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "from_date": formats.dateOrTime.optional(),
    "to_date": formats.dateOrTime.optional()
}));
export const InvoicesList200Response = /* @__PURE__ */ lenientResponse(BillingInvoicesResponse);
export const InvoicesList400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesList401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesList403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesList404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesList405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesList429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesList500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGetParams: ObjectSchema<types.InvoicesGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "invoiceId": zod.string()
}));
export const InvoicesGet200Response = /* @__PURE__ */ lenientResponse(BillingInvoice);
export const InvoicesGet400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGet401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGet403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGet404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGet405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGet429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesGet500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListPastDueParams: ObjectSchema<types.InvoicesListPastDueParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const InvoicesListPastDue200Response = /* @__PURE__ */ lenientResponse(BillingInvoicesSummary);
export const InvoicesListPastDue400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListPastDue401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListPastDue403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListPastDue404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListPastDue405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListPastDue429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const InvoicesListPastDue500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
