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
export const BillingPlansGetPlan200Response: zod.ZodType<zod.output<typeof AccountBillingPlanResponse>, unknown> = /* @__PURE__ */ lenientResponse(AccountBillingPlanResponse);
export const BillingPlansGetPlan400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetPlan500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlanParams: ObjectSchema<types.BillingPlansUpdatePlanParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansUpdatePlanQueryParams: ObjectSchema<types.BillingPlansUpdatePlanQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "preview_billing_plan": formats.booleanString.optional()
}));
export const BillingPlansUpdatePlanBody = BillingPlanInformation;
export const BillingPlansUpdatePlan200Response: zod.ZodType<zod.output<typeof BillingPlanUpdateResponse>, unknown> = /* @__PURE__ */ lenientResponse(BillingPlanUpdateResponse);
export const BillingPlansUpdatePlan400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdatePlan500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfoParams: ObjectSchema<types.BillingPlansGetCreditCardInfoParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansGetCreditCardInfo200Response: zod.ZodType<zod.output<typeof CreditCardInformation>, unknown> = /* @__PURE__ */ lenientResponse(CreditCardInformation);
export const BillingPlansGetCreditCardInfo400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardInfo500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopesParams: ObjectSchema<types.BillingPlansPurchaseEnvelopesParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansPurchaseEnvelopesBody = PurchasedEnvelopesInformation;
export const BillingPlansPurchaseEnvelopes200Response = /* @__PURE__ */ zod.unknown();
export const BillingPlansPurchaseEnvelopes400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansPurchaseEnvelopes500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfoParams: ObjectSchema<types.BillingPlansGetDowngradeRequestBillingInfoParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansGetDowngradeRequestBillingInfo200Response: zod.ZodType<zod.output<typeof DowngradRequestBillingInfoResponse>, unknown> = /* @__PURE__ */ lenientResponse(DowngradRequestBillingInfoResponse);
export const BillingPlansGetDowngradeRequestBillingInfo400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetDowngradeRequestBillingInfo500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlanParams: ObjectSchema<types.BillingPlansUpdateDowngradeAccountBillingPlanParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansUpdateDowngradeAccountBillingPlanBody = DowngradeBillingPlanInformation;
export const BillingPlansUpdateDowngradeAccountBillingPlan200Response: zod.ZodType<zod.output<typeof DowngradePlanUpdateResponse>, unknown> = /* @__PURE__ */ lenientResponse(DowngradePlanUpdateResponse);
export const BillingPlansUpdateDowngradeAccountBillingPlan400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateDowngradeAccountBillingPlan500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans200Response: zod.ZodType<zod.output<typeof BillingPlansResponse>, unknown> = /* @__PURE__ */ lenientResponse(BillingPlansResponse);
export const BillingPlansListBillingPlans400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansListBillingPlans500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlanParams: ObjectSchema<types.BillingPlansGetBillingPlanParams> = /* @__PURE__ */ fastObject(() => ({
    "billingPlanId": zod.string()
}));
export const BillingPlansGetBillingPlan200Response: zod.ZodType<zod.output<typeof BillingPlanResponse>, unknown> = /* @__PURE__ */ lenientResponse(BillingPlanResponse);
export const BillingPlansGetBillingPlan400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetBillingPlan500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
