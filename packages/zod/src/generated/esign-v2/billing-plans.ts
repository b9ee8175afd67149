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
export const BillingPlansGetAccountPlan200Response: zod.ZodType<zod.output<typeof AccountBillingPlanResponse>, unknown> = /* @__PURE__ */ lenientResponse(AccountBillingPlanResponse);
export const BillingPlansGetAccountPlan400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetAccountPlan500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdateParams: ObjectSchema<types.BillingPlansUpdateParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansUpdateQueryParams: ObjectSchema<types.BillingPlansUpdateQueryParams> = /* @__PURE__ */ fastObject(() => ({
    "preview_billing_plan": formats.booleanString.optional()
}));
export const BillingPlansUpdateBody = BillingPlanInformation;
export const BillingPlansUpdate200Response: zod.ZodType<zod.output<typeof BillingPlanUpdateResponse>, unknown> = /* @__PURE__ */ lenientResponse(BillingPlanUpdateResponse);
export const BillingPlansUpdate400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansUpdate500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCardParams: ObjectSchema<types.BillingPlansGetCreditCardParams> = /* @__PURE__ */ fastObject(() => ({
    "accountId": formats.accountId
}));
export const BillingPlansGetCreditCard200Response: zod.ZodType<zod.output<typeof CreditCardInformation>, unknown> = /* @__PURE__ */ lenientResponse(CreditCardInformation);
export const BillingPlansGetCreditCard400Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard401Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard403Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard404Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard405Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard429Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
export const BillingPlansGetCreditCard500Response: zod.ZodType<zod.output<typeof ErrorDetails>, unknown> = /* @__PURE__ */ lenientResponse(ErrorDetails);
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
