/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { BillingInvoice } from './schemas/billingInvoice.js';
import { BillingInvoicesResponse } from './schemas/billingInvoicesResponse.js';
import { BillingInvoicesSummary } from './schemas/billingInvoicesSummary.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2/invoices';
export const InvoicesListParams: zod.ZodType<types.InvoicesListParams, types.InvoicesListParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const InvoicesListQueryParams: zod.ZodType<types.InvoicesListQueryParams, types.InvoicesListQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "from_date": zod.string().regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+ -]\d{2}:?\d{2})?)?$/).optional(),
    "to_date": zod.string().regex(/^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+ -]\d{2}:?\d{2})?)?$/).optional()
}));
export const InvoicesList200Response = BillingInvoicesResponse;
export const InvoicesList400Response = ErrorDetails;
export const InvoicesList401Response = ErrorDetails;
export const InvoicesList403Response = ErrorDetails;
export const InvoicesList404Response = ErrorDetails;
export const InvoicesList405Response = ErrorDetails;
export const InvoicesList429Response = ErrorDetails;
export const InvoicesList500Response = ErrorDetails;
export const InvoicesGetParams: zod.ZodType<types.InvoicesGetParams, types.InvoicesGetParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId,
    "invoiceId": zod.string()
}));
export const InvoicesGet200Response = BillingInvoice;
export const InvoicesGet400Response = ErrorDetails;
export const InvoicesGet401Response = ErrorDetails;
export const InvoicesGet403Response = ErrorDetails;
export const InvoicesGet404Response = ErrorDetails;
export const InvoicesGet405Response = ErrorDetails;
export const InvoicesGet429Response = ErrorDetails;
export const InvoicesGet500Response = ErrorDetails;
export const InvoicesListPastDueParams: zod.ZodType<types.InvoicesListPastDueParams, types.InvoicesListPastDueParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const InvoicesListPastDue200Response = BillingInvoicesSummary;
export const InvoicesListPastDue400Response = ErrorDetails;
export const InvoicesListPastDue401Response = ErrorDetails;
export const InvoicesListPastDue403Response = ErrorDetails;
export const InvoicesListPastDue404Response = ErrorDetails;
export const InvoicesListPastDue405Response = ErrorDetails;
export const InvoicesListPastDue429Response = ErrorDetails;
export const InvoicesListPastDue500Response = ErrorDetails;
