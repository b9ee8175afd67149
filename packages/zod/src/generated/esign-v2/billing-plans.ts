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
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2/billing-plans';
export const BillingPlansGetAccountPlanParams: ObjectSchema<types.BillingPlansGetAccountPlanParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansGetAccountPlanQueryParams: ObjectSchema<types.BillingPlansGetAccountPlanQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_credit_card_information": formats.booleanString.optional(),
    "include_downgrade_information": formats.booleanString.optional(),
    "include_metadata": formats.booleanString.optional(),
    "include_successor_plans": formats.booleanString.optional()
}));
export const BillingPlansGetAccountPlan200Response = /* @__PURE__ */ lenientResponse(AccountBillingPlanResponse);
export const BillingPlansGetAccountPlan400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateParams: ObjectSchema<types.BillingPlansUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansUpdateQueryParams: ObjectSchema<types.BillingPlansUpdateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "preview_billing_plan": formats.booleanString.optional()
}));
export const BillingPlansUpdateBody = BillingPlanInformation;
export const BillingPlansUpdate200Response = /* @__PURE__ */ lenientResponse(BillingPlanUpdateResponse);
export const BillingPlansUpdate400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardParams: ObjectSchema<types.BillingPlansGetCreditCardParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansGetCreditCard200Response = /* @__PURE__ */ lenientResponse(CreditCardInformation);
export const BillingPlansGetCreditCard400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopesParams: ObjectSchema<types.BillingPlansPurchaseEnvelopesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansPurchaseEnvelopesBody = PurchasedEnvelopesInformation;
export const BillingPlansPurchaseEnvelopes200Response = /* @__PURE__ */ zod.unknown();
export const BillingPlansPurchaseEnvelopes400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
