// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPlansGetBillingPlan200Response, BillingPlansGetBillingPlanResponses, BillingPlansGetCreditCardInfo200Response, BillingPlansGetCreditCardInfoResponses, BillingPlansGetDowngradeRequestBillingInfo200Response, BillingPlansGetDowngradeRequestBillingInfoResponses, BillingPlansGetPlan200Response, BillingPlansGetPlanResponses, BillingPlansListBillingPlans200Response, BillingPlansListBillingPlansResponses, BillingPlansPurchaseEnvelopes200Response, BillingPlansPurchaseEnvelopesResponses, BillingPlansUpdateDowngradeAccountBillingPlan200Response, BillingPlansUpdateDowngradeAccountBillingPlanResponses, BillingPlansUpdatePlan200Response, BillingPlansUpdatePlanResponses } from '@countersign/types/esign-v2.1/billing-plans';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { BillingPlansGetBillingPlanInput, BillingPlansGetCreditCardInfoInput, BillingPlansGetDowngradeRequestBillingInfoInput, BillingPlansGetPlanInput, BillingPlansListBillingPlansInput, BillingPlansPurchaseEnvelopesInput, BillingPlansUpdateDowngradeAccountBillingPlanInput, BillingPlansUpdatePlanInput } from '../billing-plans.js';
import { billingPlansGetBillingPlan, billingPlansGetCreditCardInfo, billingPlansGetDowngradeRequestBillingInfo, billingPlansGetPlan, billingPlansListBillingPlans, billingPlansPurchaseEnvelopes, billingPlansUpdateDowngradeAccountBillingPlan, billingPlansUpdatePlan } from '../billing-plans.js';
/**
 * The plans of the service, and that of an account, with its price and the card that pays for
 * it.
 */
export interface BillingPlans {
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
    getPlan(input?: BillingPlansGetPlanInput, options?: CallOptions): Call<BillingPlansGetPlan200Response, BillingPlansGetPlanResponses>;
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
    updatePlan(input: BillingPlansUpdatePlanInput, options?: CallOptions): Call<BillingPlansUpdatePlan200Response, BillingPlansUpdatePlanResponses>;
    /**
     * Read the credit card of an account.
     *
     * Returns the card on file for an account: its holder, its expiration date and its last digits. The
     * card number and the security code are never returned. Only administrators of the account can read
     * it.
     *
     * BillingPlans_getCreditCardInfo: `GET /v2.1/accounts/{accountId}/billing_plan/credit_card`
     */
    getCreditCardInfo(input?: BillingPlansGetCreditCardInfoInput, options?: CallOptions): Call<BillingPlansGetCreditCardInfo200Response, BillingPlansGetCreditCardInfoResponses>;
    /**
     * Add envelopes from an app store purchase to an account.
     *
     * Adds envelopes that a user purchased in the app store of a mobile platform to an account. The
     * request contains the receipt of the store, which the service uses to verify the payment. The
     * response has no body.
     *
     * BillingPlans_purchaseEnvelopes: `PUT /v2.1/accounts/{accountId}/billing_plan/purchased_envelopes`
     */
    purchaseEnvelopes(input: BillingPlansPurchaseEnvelopesInput, options?: CallOptions): Call<BillingPlansPurchaseEnvelopes200Response, BillingPlansPurchaseEnvelopesResponses>;
    /**
     * Read the requested change to a smaller plan.
     *
     * Returns the plan to which an account is scheduled to change at the end of its billing period,
     * and how the account pays. Without such a request, only the payment method is returned. Only
     * administrators of the account can read it.
     *
     * BillingPlans_getDowngradeRequestBillingInfo: `GET /v2.1/accounts/{accountId}/billing_plan/downgrade`
     */
    getDowngradeRequestBillingInfo(input?: BillingPlansGetDowngradeRequestBillingInfoInput, options?: CallOptions): Call<BillingPlansGetDowngradeRequestBillingInfo200Response, BillingPlansGetDowngradeRequestBillingInfoResponses>;
    /**
     * Request a change to a smaller plan.
     *
     * Schedules the change of an account to another plan at the end of its billing period. Until
     * then, the account keeps its plan. Another request replaces the scheduled change. Only
     * administrators of the account can request it.
     *
     * BillingPlans_updateDowngradeAccountBillingPlan: `PUT /v2.1/accounts/{accountId}/billing_plan/downgrade`
     */
    updateDowngradeAccountBillingPlan(input: BillingPlansUpdateDowngradeAccountBillingPlanInput, options?: CallOptions): Call<BillingPlansUpdateDowngradeAccountBillingPlan200Response, BillingPlansUpdateDowngradeAccountBillingPlanResponses>;
    /**
     * List the plans of the service.
     *
     * Returns the plans that the service sells, each with its prices in every currency.
     *
     * BillingPlans_listBillingPlans: `GET /v2.1/billing_plans`
     */
    listBillingPlans(input?: BillingPlansListBillingPlansInput, options?: CallOptions): Call<BillingPlansListBillingPlans200Response, BillingPlansListBillingPlansResponses>;
    /**
     * Read a plan of the service.
     *
     * Returns one plan of the catalogue, and the plans to which its accounts can change.
     *
     * BillingPlans_getBillingPlan: `GET /v2.1/billing_plans/{billingPlanId}`
     */
    getBillingPlan(input: BillingPlansGetBillingPlanInput, options?: CallOptions): Call<BillingPlansGetBillingPlan200Response, BillingPlansGetBillingPlanResponses>;
}
/**
 * Creates an object whose methods are the functions of BillingPlans.
 */
export function billingPlans(client: Client<'esign'>): BillingPlans {
    return {
        getPlan: billingPlansGetPlan.bind(null, client),
        updatePlan: billingPlansUpdatePlan.bind(null, client),
        getCreditCardInfo: billingPlansGetCreditCardInfo.bind(null, client),
        purchaseEnvelopes: billingPlansPurchaseEnvelopes.bind(null, client),
        getDowngradeRequestBillingInfo: billingPlansGetDowngradeRequestBillingInfo.bind(null, client),
        updateDowngradeAccountBillingPlan: billingPlansUpdateDowngradeAccountBillingPlan.bind(null, client),
        listBillingPlans: billingPlansListBillingPlans.bind(null, client),
        getBillingPlan: billingPlansGetBillingPlan.bind(null, client)
    };
}

