/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountBillingPlanResponse } from './schemas/accountBillingPlanResponse.js';
import { BillingPlanInformation } from './schemas/billingPlanInformation.js';
import { BillingPlanUpdateResponse } from './schemas/billingPlanUpdateResponse.js';
import { CreditCardInformation } from './schemas/creditCardInformation.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { PurchasedEnvelopesInformation } from './schemas/purchasedEnvelopesInformation.js';
import { fastObject } from '../../fast/fast-object.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2/billing-plans';
export const BillingPlansGetAccountPlanParams: zod.ZodType<types.BillingPlansGetAccountPlanParams, types.BillingPlansGetAccountPlanParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansGetAccountPlanQueryParams: zod.ZodType<types.BillingPlansGetAccountPlanQueryParams, types.BillingPlansGetAccountPlanQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_credit_card_information": formats.booleanString.optional(),
    "include_metadata": formats.booleanString.optional(),
    "include_successor_plans": formats.booleanString.optional()
}));
export const BillingPlansGetAccountPlan200Response = AccountBillingPlanResponse;
export const BillingPlansGetAccountPlan400Response = ErrorDetails;
export const BillingPlansGetAccountPlan401Response = ErrorDetails;
export const BillingPlansGetAccountPlan403Response = ErrorDetails;
export const BillingPlansGetAccountPlan404Response = ErrorDetails;
export const BillingPlansGetAccountPlan405Response = ErrorDetails;
export const BillingPlansGetAccountPlan429Response = ErrorDetails;
export const BillingPlansGetAccountPlan500Response = ErrorDetails;
export const BillingPlansUpdateParams: zod.ZodType<types.BillingPlansUpdateParams, types.BillingPlansUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansUpdateQueryParams: zod.ZodType<types.BillingPlansUpdateQueryParams, types.BillingPlansUpdateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "preview_billing_plan": formats.booleanString.optional()
}));
export const BillingPlansUpdateBody = BillingPlanInformation;
export const BillingPlansUpdate200Response = BillingPlanUpdateResponse;
export const BillingPlansUpdate400Response = ErrorDetails;
export const BillingPlansUpdate401Response = ErrorDetails;
export const BillingPlansUpdate403Response = ErrorDetails;
export const BillingPlansUpdate404Response = ErrorDetails;
export const BillingPlansUpdate405Response = ErrorDetails;
export const BillingPlansUpdate429Response = ErrorDetails;
export const BillingPlansUpdate500Response = ErrorDetails;
export const BillingPlansGetCreditCardParams: zod.ZodType<types.BillingPlansGetCreditCardParams, types.BillingPlansGetCreditCardParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansGetCreditCard200Response = CreditCardInformation;
export const BillingPlansGetCreditCard400Response = ErrorDetails;
export const BillingPlansGetCreditCard401Response = ErrorDetails;
export const BillingPlansGetCreditCard403Response = ErrorDetails;
export const BillingPlansGetCreditCard404Response = ErrorDetails;
export const BillingPlansGetCreditCard405Response = ErrorDetails;
export const BillingPlansGetCreditCard429Response = ErrorDetails;
export const BillingPlansGetCreditCard500Response = ErrorDetails;
export const BillingPlansPurchaseEnvelopesParams: zod.ZodType<types.BillingPlansPurchaseEnvelopesParams, types.BillingPlansPurchaseEnvelopesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansPurchaseEnvelopesBody = PurchasedEnvelopesInformation;
export const BillingPlansPurchaseEnvelopes200Response = /* @__PURE__ */ zod.unknown();
export const BillingPlansPurchaseEnvelopes400Response = ErrorDetails;
export const BillingPlansPurchaseEnvelopes401Response = ErrorDetails;
export const BillingPlansPurchaseEnvelopes403Response = ErrorDetails;
export const BillingPlansPurchaseEnvelopes404Response = ErrorDetails;
export const BillingPlansPurchaseEnvelopes405Response = ErrorDetails;
export const BillingPlansPurchaseEnvelopes429Response = ErrorDetails;
export const BillingPlansPurchaseEnvelopes500Response = ErrorDetails;
