/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  BillingInvoice
} from './schemas/billingInvoice.zod.js';

import {
  BillingInvoicesResponse
} from './schemas/billingInvoicesResponse.zod.js';

import {
  BillingInvoicesSummary
} from './schemas/billingInvoicesSummary.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const invoicesListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const InvoicesListParams = zod.object({
  "accountId": zod.stringFormat('account-id', invoicesListPathAccountIdRegExp)
})

export const invoicesListQueryFromDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const invoicesListQueryToDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');


export const InvoicesListQueryParams = zod.object({
  "from_date": zod.string().regex(invoicesListQueryFromDateRegExp).optional(),
  "to_date": zod.string().regex(invoicesListQueryToDateRegExp).optional()
})

export const InvoicesList200Response = BillingInvoicesResponse

export const InvoicesList400Response = ErrorDetails

export const InvoicesList401Response = ErrorDetails

export const InvoicesList403Response = ErrorDetails

export const InvoicesList404Response = ErrorDetails

export const InvoicesList405Response = ErrorDetails

export const InvoicesList429Response = ErrorDetails

export const InvoicesList500Response = ErrorDetails

export const invoicesGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const InvoicesGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', invoicesGetPathAccountIdRegExp),
  "invoiceId": zod.string()
})

export const InvoicesGet200Response = BillingInvoice

export const InvoicesGet400Response = ErrorDetails

export const InvoicesGet401Response = ErrorDetails

export const InvoicesGet403Response = ErrorDetails

export const InvoicesGet404Response = ErrorDetails

export const InvoicesGet405Response = ErrorDetails

export const InvoicesGet429Response = ErrorDetails

export const InvoicesGet500Response = ErrorDetails

export const invoicesListPastDuePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const InvoicesListPastDueParams = zod.object({
  "accountId": zod.stringFormat('account-id', invoicesListPastDuePathAccountIdRegExp)
})

export const InvoicesListPastDue200Response = BillingInvoicesSummary

export const InvoicesListPastDue400Response = ErrorDetails

export const InvoicesListPastDue401Response = ErrorDetails

export const InvoicesListPastDue403Response = ErrorDetails

export const InvoicesListPastDue404Response = ErrorDetails

export const InvoicesListPastDue405Response = ErrorDetails

export const InvoicesListPastDue429Response = ErrorDetails

export const InvoicesListPastDue500Response = ErrorDetails

