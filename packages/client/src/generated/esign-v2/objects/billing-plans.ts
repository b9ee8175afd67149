// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPlansGetAccountPlan200Response, BillingPlansGetAccountPlanResponses, BillingPlansGetCreditCard200Response, BillingPlansGetCreditCardResponses, BillingPlansPurchaseEnvelopes200Response, BillingPlansPurchaseEnvelopesResponses, BillingPlansUpdate200Response, BillingPlansUpdateResponses } from '@countersign/types/esign-v2/billing-plans';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { BillingPlansGetAccountPlanInput, BillingPlansGetCreditCardInput, BillingPlansPurchaseEnvelopesInput, BillingPlansUpdateInput } from '../billing-plans.js';
import { billingPlansGetAccountPlan, billingPlansGetCreditCard, billingPlansPurchaseEnvelopes, billingPlansUpdate } from '../billing-plans.js';
/**
 * The plan of an account, its price, and the card that pays for it.
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
     * BillingPlans_getAccountPlan: `GET /v2/accounts/{accountId}/billing_plan`
     */
    getAccountPlan(input?: BillingPlansGetAccountPlanInput, options?: CallOptions): Call<BillingPlansGetAccountPlan200Response, BillingPlansGetAccountPlanResponses>;
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
    update(input: BillingPlansUpdateInput, options?: CallOptions): Call<BillingPlansUpdate200Response, BillingPlansUpdateResponses>;
    /**
     * Read the credit card of an account.
     *
     * Returns the card on file for an account: its holder, its expiration date and its last digits. The
     * card number and the security code are never returned. Only administrators of the account can read
     * it.
     *
     * BillingPlans_getCreditCard: `GET /v2/accounts/{accountId}/billing_plan/credit_card`
     */
    getCreditCard(input?: BillingPlansGetCreditCardInput, options?: CallOptions): Call<BillingPlansGetCreditCard200Response, BillingPlansGetCreditCardResponses>;
    /**
     * Add envelopes from an app store purchase to an account.
     *
     * Adds envelopes that a user purchased in the app store of a mobile platform to an account. The
     * request contains the receipt of the store, which the service uses to verify the payment. The
     * response has no body.
     *
     * BillingPlans_purchaseEnvelopes: `PUT /v2/accounts/{accountId}/billing_plan/purchased_envelopes`
     */
    purchaseEnvelopes(input: BillingPlansPurchaseEnvelopesInput, options?: CallOptions): Call<BillingPlansPurchaseEnvelopes200Response, BillingPlansPurchaseEnvelopesResponses>;
}
/**
 * Creates an object whose methods are the functions of BillingPlans.
 */
export function billingPlans(client: Client<'esign'>): BillingPlans {
    return {
        getAccountPlan: billingPlansGetAccountPlan.bind(null, client),
        update: billingPlansUpdate.bind(null, client),
        getCreditCard: billingPlansGetCreditCard.bind(null, client),
        purchaseEnvelopes: billingPlansPurchaseEnvelopes.bind(null, client)
    };
}

