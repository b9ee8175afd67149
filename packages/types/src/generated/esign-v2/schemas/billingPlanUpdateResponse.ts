// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingPlanPreview } from './billingPlanPreview.js';
import type { PaymentMethod } from './paymentMethod.js';

/** The plan of an account after a change, or what the change would cost. */
export interface BillingPlanUpdateResponse {
    /** How the account is paid now. */
    accountPaymentMethod?: PaymentMethod | undefined;
    /** What the next bill will hold; only where a preview was asked for. */
    billingPlanPreview?: BillingPlanPreview | undefined;
    /** The currency, by its code of three letters. */
    currencyCode?: string | undefined;
    /**
     * How many seats are included in the price of the plan.
     *
     * Format: integer-string
     */
    includedSeats?: string | undefined;
    /** How often the account is billed, such as `Monthly` or `Annually`. */
    paymentCycle?: string | undefined;
    /** How the plan is paid. */
    paymentMethod?: PaymentMethod | undefined;
    /** The plan, by the ID that the service gave to it. */
    planId?: string | undefined;
    /** What the service calls the plan. */
    planName?: string | undefined;
}
