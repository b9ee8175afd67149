/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { BillingPlansGetAccountPlan200Response, BillingPlansGetAccountPlanParams, BillingPlansGetAccountPlanQueryParams, BillingPlansGetAccountPlanResponses, BillingPlansGetCreditCard200Response, BillingPlansGetCreditCardParams, BillingPlansGetCreditCardResponses, BillingPlansPurchaseEnvelopes200Response, BillingPlansPurchaseEnvelopesBody, BillingPlansPurchaseEnvelopesParams, BillingPlansPurchaseEnvelopesResponses, BillingPlansUpdate200Response, BillingPlansUpdateBody, BillingPlansUpdateParams, BillingPlansUpdateQueryParams, BillingPlansUpdateResponses } from '@countersign/types/esign-v2/billing-plans';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `billingPlansGetAccountPlan` takes.
 */
export interface BillingPlansGetAccountPlanInput {
    path?: PathOf<BillingPlansGetAccountPlanParams> | undefined;
    query?: BillingPlansGetAccountPlanQueryParams | undefined;
}
/**
 * Read the plan of an account.
 *
 * Gives the plan of an account with its prices, its seats and the address to which bills go. The
 * card and the plans to which the account may change come only on request.
 *
 * A card never comes with its number, only with the last digits. Only administrators of the account
 * may read its plan.
 *
 * BillingPlans_getAccountPlan: `GET /v2/accounts/{accountId}/billing_plan`
 */
export const billingPlansGetAccountPlan: Operation<BillingPlansGetAccountPlanInput, BillingPlansGetAccountPlan200Response, BillingPlansGetAccountPlanResponses> = /* @__PURE__ */ operation('BillingPlans_getAccountPlan', 'GET', '/v2/accounts/{accountId}/billing_plan');


/**
 * What `billingPlansUpdate` takes.
 */
export interface BillingPlansUpdateInput {
    path?: PathOf<BillingPlansUpdateParams> | undefined;
    query?: BillingPlansUpdateQueryParams | undefined;
    body: BillingPlansUpdateBody;
}
/**
 * Change the plan of an account.
 *
 * Changes the plan of an account, its seats, or how it is billed and paid. Fields that the request
 * leaves out stay as they are. With `preview_billing_plan`, nothing changes, and the answer tells
 * what the next bill would hold.
 *
 * A card that comes with the request is checked with the payment service first. Only
 * administrators of the account may change its plan.
 *
 * BillingPlans_update: `PUT /v2/accounts/{accountId}/billing_plan`
 */
export const billingPlansUpdate: Operation<BillingPlansUpdateInput, BillingPlansUpdate200Response, BillingPlansUpdateResponses> = /* @__PURE__ */ operation('BillingPlans_update', 'PUT', '/v2/accounts/{accountId}/billing_plan');


/**
 * What `billingPlansGetCreditCard` takes.
 */
export interface BillingPlansGetCreditCardInput {
    path?: PathOf<BillingPlansGetCreditCardParams> | undefined;
}
/**
 * Read the card from which an account is paid.
 *
 * Gives the card that an account has on file: whose it is, when it expires and its last digits. The
 * number of the card and its check number are never given back. Only administrators of the
 * account may read it.
 *
 * BillingPlans_getCreditCard: `GET /v2/accounts/{accountId}/billing_plan/credit_card`
 */
export const billingPlansGetCreditCard: Operation<BillingPlansGetCreditCardInput, BillingPlansGetCreditCard200Response, BillingPlansGetCreditCardResponses> = /* @__PURE__ */ operation('BillingPlans_getCreditCard', 'GET', '/v2/accounts/{accountId}/billing_plan/credit_card');


/**
 * What `billingPlansPurchaseEnvelopes` takes.
 */
export interface BillingPlansPurchaseEnvelopesInput {
    path?: PathOf<BillingPlansPurchaseEnvelopesParams> | undefined;
    body: BillingPlansPurchaseEnvelopesBody;
}
/**
 * Credit an account with envelopes from an app store.
 *
 * Credits an account with envelopes that a user bought in the app store of a mobile system. The
 * request carries the receipt of the store, from which the service sees that they were paid for.
 * The answer has no body.
 *
 * BillingPlans_purchaseEnvelopes: `PUT /v2/accounts/{accountId}/billing_plan/purchased_envelopes`
 */
export const billingPlansPurchaseEnvelopes: Operation<BillingPlansPurchaseEnvelopesInput, BillingPlansPurchaseEnvelopes200Response, BillingPlansPurchaseEnvelopesResponses> = /* @__PURE__ */ operation('BillingPlans_purchaseEnvelopes', 'PUT', '/v2/accounts/{accountId}/billing_plan/purchased_envelopes');

