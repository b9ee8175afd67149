/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  PaymentGatewayAccountsInfo
} from './schemas/paymentGatewayAccountsInfo.zod.js';



export const paymentGatewayAccountsListPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const PaymentGatewayAccountsListParams = zod.object({
  "accountId": zod.stringFormat('account-id', paymentGatewayAccountsListPathAccountIdRegExp)
})

export const PaymentGatewayAccountsList200Response = PaymentGatewayAccountsInfo

export const PaymentGatewayAccountsList400Response = ErrorDetails

export const PaymentGatewayAccountsList401Response = ErrorDetails

export const PaymentGatewayAccountsList403Response = ErrorDetails

export const PaymentGatewayAccountsList404Response = ErrorDetails

export const PaymentGatewayAccountsList405Response = ErrorDetails

export const PaymentGatewayAccountsList429Response = ErrorDetails

export const PaymentGatewayAccountsList500Response = ErrorDetails

