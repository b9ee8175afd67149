/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

import {
  AccountBillingPlanResponse
} from './schemas/accountBillingPlanResponse.zod.js';

import {
  BillingPlanInformation
} from './schemas/billingPlanInformation.zod.js';

import {
  BillingPlanUpdateResponse
} from './schemas/billingPlanUpdateResponse.zod.js';

import {
  CreditCardInformation
} from './schemas/creditCardInformation.zod.js';

import {
  ErrorDetails
} from './schemas/errorDetails.zod.js';

import {
  PurchasedEnvelopesInformation
} from './schemas/purchasedEnvelopesInformation.zod.js';



export const billingPlansGetAccountPlanPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const BillingPlansGetAccountPlanParams = zod.object({
  "accountId": zod.stringFormat('account-id', billingPlansGetAccountPlanPathAccountIdRegExp)
})

export const billingPlansGetAccountPlanQueryIncludeMetadataDefault = `false`;

export const BillingPlansGetAccountPlanQueryParams = zod.object({
  "include_credit_card_information": zod.enum(['true', 'false']).optional(),
  "include_metadata": zod.enum(['true', 'false']).default(billingPlansGetAccountPlanQueryIncludeMetadataDefault),
  "include_successor_plans": zod.enum(['true', 'false']).optional()
})

export const BillingPlansGetAccountPlan200Response = AccountBillingPlanResponse

export const BillingPlansGetAccountPlan400Response = ErrorDetails

export const BillingPlansGetAccountPlan401Response = ErrorDetails

export const BillingPlansGetAccountPlan403Response = ErrorDetails

export const BillingPlansGetAccountPlan404Response = ErrorDetails

export const BillingPlansGetAccountPlan405Response = ErrorDetails

export const BillingPlansGetAccountPlan429Response = ErrorDetails

export const BillingPlansGetAccountPlan500Response = ErrorDetails

export const billingPlansUpdatePathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const BillingPlansUpdateParams = zod.object({
  "accountId": zod.stringFormat('account-id', billingPlansUpdatePathAccountIdRegExp)
})

export const BillingPlansUpdateQueryParams = zod.object({
  "preview_billing_plan": zod.enum(['true', 'false']).optional()
})

export const BillingPlansUpdateBody = BillingPlanInformation

export const BillingPlansUpdate200Response = BillingPlanUpdateResponse

export const BillingPlansUpdate400Response = ErrorDetails

export const BillingPlansUpdate401Response = ErrorDetails

export const BillingPlansUpdate403Response = ErrorDetails

export const BillingPlansUpdate404Response = ErrorDetails

export const BillingPlansUpdate405Response = ErrorDetails

export const BillingPlansUpdate429Response = ErrorDetails

export const BillingPlansUpdate500Response = ErrorDetails

export const billingPlansGetCreditCardPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const BillingPlansGetCreditCardParams = zod.object({
  "accountId": zod.stringFormat('account-id', billingPlansGetCreditCardPathAccountIdRegExp)
})

export const BillingPlansGetCreditCard200Response = CreditCardInformation

export const BillingPlansGetCreditCard400Response = ErrorDetails

export const BillingPlansGetCreditCard401Response = ErrorDetails

export const BillingPlansGetCreditCard403Response = ErrorDetails

export const BillingPlansGetCreditCard404Response = ErrorDetails

export const BillingPlansGetCreditCard405Response = ErrorDetails

export const BillingPlansGetCreditCard429Response = ErrorDetails

export const BillingPlansGetCreditCard500Response = ErrorDetails

export const billingPlansPurchaseEnvelopesPathAccountIdRegExp = new RegExp('^(\\d+|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})$');


export const BillingPlansPurchaseEnvelopesParams = zod.object({
  "accountId": zod.stringFormat('account-id', billingPlansPurchaseEnvelopesPathAccountIdRegExp)
})

export const BillingPlansPurchaseEnvelopesBody = PurchasedEnvelopesInformation

export const BillingPlansPurchaseEnvelopes200Response = zod.unknown()

export const BillingPlansPurchaseEnvelopes400Response = ErrorDetails

export const BillingPlansPurchaseEnvelopes401Response = ErrorDetails

export const BillingPlansPurchaseEnvelopes403Response = ErrorDetails

export const BillingPlansPurchaseEnvelopes404Response = ErrorDetails

export const BillingPlansPurchaseEnvelopes405Response = ErrorDetails

export const BillingPlansPurchaseEnvelopes429Response = ErrorDetails

export const BillingPlansPurchaseEnvelopes500Response = ErrorDetails

