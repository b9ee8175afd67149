// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPlanPreview } from './billingPlanPreview.js';
import type { PaymentMethod } from './paymentMethod.js';

/** The plan of an account after a change, or the cost of the change. */
export interface BillingPlanUpdateResponse {
    /** The current payment method of the account. */
    accountPaymentMethod?: PaymentMethod | undefined;
    /** The preview of the next invoice. It is only returned if a preview was requested. */
    billingPlanPreview?: BillingPlanPreview | undefined;
    /** The three-letter code of the currency, such as `USD`. */
    currencyCode?: string | undefined;
    /**
     * The number of seats that the plan includes after the update.
     *
     * Format: integer-string
     */
    includedSeats?: string | undefined;
    /** The billing period of the account, such as `Monthly` or `Annually`. */
    paymentCycle?: string | undefined;
    /** The payment method of the plan. */
    paymentMethod?: PaymentMethod | undefined;
    /** The ID of the plan, as assigned by the service. */
    planId?: string | undefined;
    /** The name under which the plan is offered. */
    planName?: string | undefined;
}
