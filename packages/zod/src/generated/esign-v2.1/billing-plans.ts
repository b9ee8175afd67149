/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';
import { AccountBillingPlanResponse } from './schemas/accountBillingPlanResponse.js';
import { BillingPlanInformation } from './schemas/billingPlanInformation.js';
import { BillingPlanResponse } from './schemas/billingPlanResponse.js';
import { BillingPlanUpdateResponse } from './schemas/billingPlanUpdateResponse.js';
import { BillingPlansResponse } from './schemas/billingPlansResponse.js';
import { CreditCardInformation } from './schemas/creditCardInformation.js';
import { DowngradRequestBillingInfoResponse } from './schemas/downgradRequestBillingInfoResponse.js';
import { DowngradeBillingPlanInformation } from './schemas/downgradeBillingPlanInformation.js';
import { DowngradePlanUpdateResponse } from './schemas/downgradePlanUpdateResponse.js';
import { ErrorDetails } from './schemas/errorDetails.js';
import { PurchasedEnvelopesInformation } from './schemas/purchasedEnvelopesInformation.js';
import type { ObjectSchema } from '../../object-schema.js';
import { fastObject } from '../../fast/fast-object.js';
import { lenientResponse } from '../../readings/readings.js';
import * as formats from './formats.js';
import type * as types from '@countersign/types/esign-v2.1/billing-plans';
export const BillingPlansGetPlanParams: ObjectSchema<types.BillingPlansGetPlanParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansGetPlanQueryParams: ObjectSchema<types.BillingPlansGetPlanQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "include_credit_card_information": formats.booleanString.optional(),
    "include_downgrade_information": formats.booleanString.optional(),
    "include_metadata": formats.booleanString.optional(),
    "include_successor_plans": formats.booleanString.optional(),
    "include_tax_exempt_id": formats.booleanString.optional()
}));
export const BillingPlansGetPlan200Response = /* @__PURE__ */ lenientResponse(AccountBillingPlanResponse);
export const BillingPlansGetPlan400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlanParams: ObjectSchema<types.BillingPlansUpdatePlanParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansUpdatePlanQueryParams: ObjectSchema<types.BillingPlansUpdatePlanQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "preview_billing_plan": formats.booleanString.optional()
}));
export const BillingPlansUpdatePlanBody = BillingPlanInformation;
export const BillingPlansUpdatePlan200Response = /* @__PURE__ */ lenientResponse(BillingPlanUpdateResponse);
export const BillingPlansUpdatePlan400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfoParams: ObjectSchema<types.BillingPlansGetCreditCardInfoParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansGetCreditCardInfo200Response = /* @__PURE__ */ lenientResponse(CreditCardInformation);
export const BillingPlansGetCreditCardInfo400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
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
export const BillingPlansGetDowngradeRequestBillingInfoParams: ObjectSchema<types.BillingPlansGetDowngradeRequestBillingInfoParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansGetDowngradeRequestBillingInfo200Response = /* @__PURE__ */ lenientResponse(DowngradRequestBillingInfoResponse);
export const BillingPlansGetDowngradeRequestBillingInfo400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlanParams: ObjectSchema<types.BillingPlansUpdateDowngradeAccountBillingPlanParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansUpdateDowngradeAccountBillingPlanBody = DowngradeBillingPlanInformation;
export const BillingPlansUpdateDowngradeAccountBillingPlan200Response = /* @__PURE__ */ lenientResponse(DowngradePlanUpdateResponse);
export const BillingPlansUpdateDowngradeAccountBillingPlan400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans200Response = /* @__PURE__ */ lenientResponse(BillingPlansResponse);
export const BillingPlansListBillingPlans400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlanParams: ObjectSchema<types.BillingPlansGetBillingPlanParams> = /* @__PURE__ */ fastObject(() => ({
    "billingPlanId": zod.string()
}));
export const BillingPlansGetBillingPlan200Response = /* @__PURE__ */ lenientResponse(BillingPlanResponse);
export const BillingPlansGetBillingPlan400Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan401Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan403Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan404Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan405Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan429Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan500Response = /* @__PURE__ */ lenientResponse(ErrorDetails);
