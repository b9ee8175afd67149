/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { BillingPlansGetAccountPlan200Response, BillingPlansGetAccountPlanParams, BillingPlansGetAccountPlanQueryParams, BillingPlansGetAccountPlanResponses, BillingPlansGetCreditCard200Response, BillingPlansGetCreditCardParams, BillingPlansGetCreditCardResponses, BillingPlansPurchaseEnvelopes200Response, BillingPlansPurchaseEnvelopesBody, BillingPlansPurchaseEnvelopesParams, BillingPlansPurchaseEnvelopesResponses, BillingPlansUpdate200Response, BillingPlansUpdateBody, BillingPlansUpdateParams, BillingPlansUpdateQueryParams, BillingPlansUpdateResponses } from '@countersign/types/esign-v2/billing-plans';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `billingPlansGetAccountPlan`.
 */
export interface BillingPlansGetAccountPlanInput {
    path?: PathOf<BillingPlansGetAccountPlanParams> | undefined;
    query?: BillingPlansGetAccountPlanQueryParams | undefined;
}
/**
 * Read the plan of an account.
 *
 * Returns the plan of an account with its prices, its seats and the billing address. The card and
 * the successor plans are only returned on request.
 *
 * The number of a card is never returned, only its last digits. Only administrators of the account
 * can read its plan.
 *
 * BillingPlans_getAccountPlan: `GET /v2/accounts/{accountId}/billing_plan`
 */
export const billingPlansGetAccountPlan: Operation<BillingPlansGetAccountPlanInput, BillingPlansGetAccountPlan200Response, BillingPlansGetAccountPlanResponses, 'esign'> = /* @__PURE__ */ operation('BillingPlans_getAccountPlan', 'GET', '/v2/accounts/{accountId}/billing_plan');


/**
 * The input of `billingPlansUpdate`.
 */
export interface BillingPlansUpdateInput {
    path?: PathOf<BillingPlansUpdateParams> | undefined;
    query?: BillingPlansUpdateQueryParams | undefined;
    body: BillingPlansUpdateBody;
}
/**
 * Change the plan of an account.
 *
 * Changes the plan of an account, its seats, or its billing and payment. Omitted fields are not
 * changed. With `preview_billing_plan`, nothing is changed, and the response contains a preview of
 * the next invoice.
 *
 * A card in the request is first verified with the payment service. Only administrators of the
 * account can change its plan.
 *
 * BillingPlans_update: `PUT /v2/accounts/{accountId}/billing_plan`
 */
export const billingPlansUpdate: Operation<BillingPlansUpdateInput, BillingPlansUpdate200Response, BillingPlansUpdateResponses, 'esign'> = /* @__PURE__ */ operation('BillingPlans_update', 'PUT', '/v2/accounts/{accountId}/billing_plan');


/**
 * The input of `billingPlansGetCreditCard`.
 */
export interface BillingPlansGetCreditCardInput {
    path?: PathOf<BillingPlansGetCreditCardParams> | undefined;
}
/**
 * Read the credit card of an account.
 *
 * Returns the card on file for an account: its holder, its expiration date and its last digits. The
 * card number and the security code are never returned. Only administrators of the account can read
 * it.
 *
 * BillingPlans_getCreditCard: `GET /v2/accounts/{accountId}/billing_plan/credit_card`
 */
export const billingPlansGetCreditCard: Operation<BillingPlansGetCreditCardInput, BillingPlansGetCreditCard200Response, BillingPlansGetCreditCardResponses, 'esign'> = /* @__PURE__ */ operation('BillingPlans_getCreditCard', 'GET', '/v2/accounts/{accountId}/billing_plan/credit_card');


/**
 * The input of `billingPlansPurchaseEnvelopes`.
 */
export interface BillingPlansPurchaseEnvelopesInput {
    path?: PathOf<BillingPlansPurchaseEnvelopesParams> | undefined;
    body: BillingPlansPurchaseEnvelopesBody;
}
/**
 * Add envelopes from an app store purchase to an account.
 *
 * Adds envelopes that a user purchased in the app store of a mobile platform to an account. The
 * request contains the receipt of the store, which the service uses to verify the payment. The
 * response has no body.
 *
 * BillingPlans_purchaseEnvelopes: `PUT /v2/accounts/{accountId}/billing_plan/purchased_envelopes`
 */
export const billingPlansPurchaseEnvelopes: Operation<BillingPlansPurchaseEnvelopesInput, BillingPlansPurchaseEnvelopes200Response, BillingPlansPurchaseEnvelopesResponses, 'esign'> = /* @__PURE__ */ operation('BillingPlans_purchaseEnvelopes', 'PUT', '/v2/accounts/{accountId}/billing_plan/purchased_envelopes');

