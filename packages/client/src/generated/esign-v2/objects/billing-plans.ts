// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPlansGetAccountPlan200Response, BillingPlansGetAccountPlanResponses, BillingPlansGetCreditCard200Response, BillingPlansGetCreditCardResponses, BillingPlansPurchaseEnvelopes200Response, BillingPlansPurchaseEnvelopesResponses, BillingPlansUpdate200Response, BillingPlansUpdateResponses } from '@countersign/types/esign-v2/billing-plans';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { BillingPlansGetAccountPlanInput, BillingPlansGetCreditCardInput, BillingPlansPurchaseEnvelopesInput, BillingPlansUpdateInput } from '../billing-plans.js';
import { billingPlansGetAccountPlan, billingPlansGetCreditCard, billingPlansPurchaseEnvelopes, billingPlansUpdate } from '../billing-plans.js';
/**
 * The plan of an account, its price, and the card from which it is paid.
 */
export interface BillingPlans {
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
    getAccountPlan(input?: BillingPlansGetAccountPlanInput, options?: CallOptions): Call<BillingPlansGetAccountPlan200Response, BillingPlansGetAccountPlanResponses>;
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
    update(input: BillingPlansUpdateInput, options?: CallOptions): Call<BillingPlansUpdate200Response, BillingPlansUpdateResponses>;
    /**
     * Read the card from which an account is paid.
     *
     * Gives the card that an account has on file: whose it is, when it expires and its last digits. The
     * number of the card and its check number are never given back. Only administrators of the
     * account may read it.
     *
     * BillingPlans_getCreditCard: `GET /v2/accounts/{accountId}/billing_plan/credit_card`
     */
    getCreditCard(input?: BillingPlansGetCreditCardInput, options?: CallOptions): Call<BillingPlansGetCreditCard200Response, BillingPlansGetCreditCardResponses>;
    /**
     * Credit an account with envelopes from an app store.
     *
     * Credits an account with envelopes that a user bought in the app store of a mobile system. The
     * request carries the receipt of the store, from which the service sees that they were paid for.
     * The answer has no body.
     *
     * BillingPlans_purchaseEnvelopes: `PUT /v2/accounts/{accountId}/billing_plan/purchased_envelopes`
     */
    purchaseEnvelopes(input: BillingPlansPurchaseEnvelopesInput, options?: CallOptions): Call<BillingPlansPurchaseEnvelopes200Response, BillingPlansPurchaseEnvelopesResponses>;
}
/**
 * Makes the functions of BillingPlans into methods of one object.
 */
export function billingPlans(client: Client): BillingPlans {
    return {
        getAccountPlan: billingPlansGetAccountPlan.bind(null, client),
        update: billingPlansUpdate.bind(null, client),
        getCreditCard: billingPlansGetCreditCard.bind(null, client),
        purchaseEnvelopes: billingPlansPurchaseEnvelopes.bind(null, client)
    };
}

