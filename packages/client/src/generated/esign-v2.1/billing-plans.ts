/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { BillingPlansGetBillingPlan200Response, BillingPlansGetBillingPlanParams, BillingPlansGetBillingPlanResponses, BillingPlansGetCreditCardInfo200Response, BillingPlansGetCreditCardInfoParams, BillingPlansGetCreditCardInfoResponses, BillingPlansGetDowngradeRequestBillingInfo200Response, BillingPlansGetDowngradeRequestBillingInfoParams, BillingPlansGetDowngradeRequestBillingInfoResponses, BillingPlansGetPlan200Response, BillingPlansGetPlanParams, BillingPlansGetPlanQueryParams, BillingPlansGetPlanResponses, BillingPlansListBillingPlans200Response, BillingPlansListBillingPlansResponses, BillingPlansPurchaseEnvelopes200Response, BillingPlansPurchaseEnvelopesBody, BillingPlansPurchaseEnvelopesParams, BillingPlansPurchaseEnvelopesResponses, BillingPlansUpdateDowngradeAccountBillingPlan200Response, BillingPlansUpdateDowngradeAccountBillingPlanBody, BillingPlansUpdateDowngradeAccountBillingPlanParams, BillingPlansUpdateDowngradeAccountBillingPlanResponses, BillingPlansUpdatePlan200Response, BillingPlansUpdatePlanBody, BillingPlansUpdatePlanParams, BillingPlansUpdatePlanQueryParams, BillingPlansUpdatePlanResponses } from '@countersign/types/esign-v2.1/billing-plans';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `billingPlansGetPlan`.
 */
export interface BillingPlansGetPlanInput {
    path?: PathOf<BillingPlansGetPlanParams> | undefined;
    query?: BillingPlansGetPlanQueryParams | undefined;
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
 * BillingPlans_getPlan: `GET /v2.1/accounts/{accountId}/billing_plan`
 */
export const billingPlansGetPlan: Operation<BillingPlansGetPlanInput, BillingPlansGetPlan200Response, BillingPlansGetPlanResponses, 'esign'> = /* @__PURE__ */ operation('BillingPlans_getPlan', 'GET', '/v2.1/accounts/{accountId}/billing_plan');


/**
 * The input of `billingPlansUpdatePlan`.
 */
export interface BillingPlansUpdatePlanInput {
    path?: PathOf<BillingPlansUpdatePlanParams> | undefined;
    query?: BillingPlansUpdatePlanQueryParams | undefined;
    body: BillingPlansUpdatePlanBody;
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
 * BillingPlans_updatePlan: `PUT /v2.1/accounts/{accountId}/billing_plan`
 */
export const billingPlansUpdatePlan: Operation<BillingPlansUpdatePlanInput, BillingPlansUpdatePlan200Response, BillingPlansUpdatePlanResponses, 'esign'> = /* @__PURE__ */ operation('BillingPlans_updatePlan', 'PUT', '/v2.1/accounts/{accountId}/billing_plan');


/**
 * The input of `billingPlansGetCreditCardInfo`.
 */
export interface BillingPlansGetCreditCardInfoInput {
    path?: PathOf<BillingPlansGetCreditCardInfoParams> | undefined;
}
/**
 * Read the credit card of an account.
 *
 * Returns the card on file for an account: its holder, its expiration date and its last digits. The
 * card number and the security code are never returned. Only administrators of the account can read
 * it.
 *
 * BillingPlans_getCreditCardInfo: `GET /v2.1/accounts/{accountId}/billing_plan/credit_card`
 */
export const billingPlansGetCreditCardInfo: Operation<BillingPlansGetCreditCardInfoInput, BillingPlansGetCreditCardInfo200Response, BillingPlansGetCreditCardInfoResponses, 'esign'> = /* @__PURE__ */ operation('BillingPlans_getCreditCardInfo', 'GET', '/v2.1/accounts/{accountId}/billing_plan/credit_card');


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
 * BillingPlans_purchaseEnvelopes: `PUT /v2.1/accounts/{accountId}/billing_plan/purchased_envelopes`
 */
export const billingPlansPurchaseEnvelopes: Operation<BillingPlansPurchaseEnvelopesInput, BillingPlansPurchaseEnvelopes200Response, BillingPlansPurchaseEnvelopesResponses, 'esign'> = /* @__PURE__ */ operation('BillingPlans_purchaseEnvelopes', 'PUT', '/v2.1/accounts/{accountId}/billing_plan/purchased_envelopes');


/**
 * The input of `billingPlansGetDowngradeRequestBillingInfo`.
 */
export interface BillingPlansGetDowngradeRequestBillingInfoInput {
    path?: PathOf<BillingPlansGetDowngradeRequestBillingInfoParams> | undefined;
}
/**
 * Read the requested change to a smaller plan.
 *
 * Returns the plan to which an account is scheduled to change at the end of its billing period,
 * and how the account pays. Without such a request, only the payment method is returned. Only
 * administrators of the account can read it.
 *
 * BillingPlans_getDowngradeRequestBillingInfo: `GET /v2.1/accounts/{accountId}/billing_plan/downgrade`
 */
export const billingPlansGetDowngradeRequestBillingInfo: Operation<BillingPlansGetDowngradeRequestBillingInfoInput, BillingPlansGetDowngradeRequestBillingInfo200Response, BillingPlansGetDowngradeRequestBillingInfoResponses, 'esign'> = /* @__PURE__ */ operation('BillingPlans_getDowngradeRequestBillingInfo', 'GET', '/v2.1/accounts/{accountId}/billing_plan/downgrade');


/**
 * The input of `billingPlansUpdateDowngradeAccountBillingPlan`.
 */
export interface BillingPlansUpdateDowngradeAccountBillingPlanInput {
    path?: PathOf<BillingPlansUpdateDowngradeAccountBillingPlanParams> | undefined;
    body: BillingPlansUpdateDowngradeAccountBillingPlanBody;
}
/**
 * Request a change to a smaller plan.
 *
 * Schedules the change of an account to another plan at the end of its billing period. Until
 * then, the account keeps its plan. Another request replaces the scheduled change. Only
 * administrators of the account can request it.
 *
 * BillingPlans_updateDowngradeAccountBillingPlan: `PUT /v2.1/accounts/{accountId}/billing_plan/downgrade`
 */
export const billingPlansUpdateDowngradeAccountBillingPlan: Operation<BillingPlansUpdateDowngradeAccountBillingPlanInput, BillingPlansUpdateDowngradeAccountBillingPlan200Response, BillingPlansUpdateDowngradeAccountBillingPlanResponses, 'esign'> = /* @__PURE__ */ operation('BillingPlans_updateDowngradeAccountBillingPlan', 'PUT', '/v2.1/accounts/{accountId}/billing_plan/downgrade');


/**
 * The input of `billingPlansListBillingPlans`.
 */
export interface BillingPlansListBillingPlansInput {
}
/**
 * List the plans of the service.
 *
 * Returns the plans that the service sells, each with its prices in every currency.
 *
 * BillingPlans_listBillingPlans: `GET /v2.1/billing_plans`
 */
export const billingPlansListBillingPlans: Operation<BillingPlansListBillingPlansInput, BillingPlansListBillingPlans200Response, BillingPlansListBillingPlansResponses, 'esign'> = /* @__PURE__ */ operation('BillingPlans_listBillingPlans', 'GET', '/v2.1/billing_plans');


/**
 * The input of `billingPlansGetBillingPlan`.
 */
export interface BillingPlansGetBillingPlanInput {
    path: PathOf<BillingPlansGetBillingPlanParams>;
}
/**
 * Read a plan of the service.
 *
 * Returns one plan of the catalogue, and the plans to which its accounts can change.
 *
 * BillingPlans_getBillingPlan: `GET /v2.1/billing_plans/{billingPlanId}`
 */
export const billingPlansGetBillingPlan: Operation<BillingPlansGetBillingPlanInput, BillingPlansGetBillingPlan200Response, BillingPlansGetBillingPlanResponses, 'esign'> = /* @__PURE__ */ operation('BillingPlans_getBillingPlan', 'GET', '/v2.1/billing_plans/{billingPlanId}');

