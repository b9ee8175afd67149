/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  BillingPaymentItem
} from './schemas/billingPaymentItem.zod.js';

import {
  BillingPaymentRequest
} from './schemas/billingPaymentRequest.zod.js';

import {
  BillingPaymentResponse
} from './schemas/billingPaymentResponse.zod.js';

import {
  BillingPaymentsResponse
} from './schemas/billingPaymentsResponse.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';



export const paymentsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const PaymentsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', paymentsListPathAccountIdRegExp)
})

export const paymentsListQueryFromDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');
export const paymentsListQueryToDateRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}([T ]\\d{2}:\\d{2}(:\\d{2}(\\.\\d+)?)?(Z|[+ -]\\d{2}:?\\d{2})?)?$');


export const PaymentsListQueryParams = zod.object({
  "from_date": zod.string().regex(paymentsListQueryFromDateRegExp).optional(),
  "to_date": zod.string().regex(paymentsListQueryToDateRegExp).optional()
})

export const PaymentsList200Response = BillingPaymentsResponse

export const PaymentsList400Response = ErrorDetails

export const PaymentsList401Response = ErrorDetails

export const PaymentsList403Response = ErrorDetails

export const PaymentsList404Response = ErrorDetails

export const PaymentsList405Response = ErrorDetails

export const PaymentsList429Response = ErrorDetails

export const PaymentsList500Response = ErrorDetails

export const paymentsCreatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const PaymentsCreateParams = zod.object({
  "accountId": zod.stringFormat('account-id', paymentsCreatePathAccountIdRegExp)
})

export const PaymentsCreateBody = BillingPaymentRequest

export const PaymentsCreate201Response = BillingPaymentResponse

export const PaymentsCreate400Response = ErrorDetails

export const PaymentsCreate401Response = ErrorDetails

export const PaymentsCreate403Response = ErrorDetails

export const PaymentsCreate404Response = ErrorDetails

export const PaymentsCreate405Response = ErrorDetails

export const PaymentsCreate429Response = ErrorDetails

export const PaymentsCreate500Response = ErrorDetails

export const paymentsGetPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const PaymentsGetParams = zod.object({
  "accountId": zod.stringFormat('account-id', paymentsGetPathAccountIdRegExp),
  "paymentId": zod.string()
})

export const PaymentsGet200Response = BillingPaymentItem

export const PaymentsGet400Response = ErrorDetails

export const PaymentsGet401Response = ErrorDetails

export const PaymentsGet403Response = ErrorDetails

export const PaymentsGet404Response = ErrorDetails

export const PaymentsGet405Response = ErrorDetails

export const PaymentsGet429Response = ErrorDetails

export const PaymentsGet500Response = ErrorDetails

