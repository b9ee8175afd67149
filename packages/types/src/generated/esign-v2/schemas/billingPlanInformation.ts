// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountAddress } from './accountAddress.js';
import type { AppStoreReceipt } from './appStoreReceipt.js';
import type { CreditCardInformation } from './creditCardInformation.js';
import type { PaymentProcessorInformation } from './paymentProcessorInformation.js';
import type { PlanInformation } from './planInformation.js';
import type { ReferralInformation } from './referralInformation.js';

/** What is to change in the plan of an account and in how it is billed and paid. */
export interface BillingPlanInformation {
    /** The proof that the plan was bought in an app store. */
    appStoreReceipt?: AppStoreReceipt | undefined;
    /** The address to which bills are to go. */
    billingAddress?: AccountAddress | undefined;
    /** The card from which the account is to be paid. */
    creditCardInformation?: CreditCardInformation | undefined;
    /** Why the account changes to a smaller plan, in the words of the customer. */
    downgradeReason?: string | undefined;
    /**
     * Whether the account is to get help from the support team.
     *
     * Format: boolean-string
     */
    enableSupport?: ("true" | "false") | undefined;
    /**
     * How many seats the price of the plan is to include.
     *
     * Format: integer-string
     */
    includedSeats?: string | undefined;
    /**
     * How many seats the account is to have beyond those that are included.
     *
     * Format: integer-string
     */
    incrementalSeats?: string | undefined;
    /** The agreement with a payment service through which the account is to be paid. */
    paymentProcessorInformation?: PaymentProcessorInformation | undefined;
    /** The plan that the account is to have. */
    planInformation?: PlanInformation | undefined;
    /** Through whom the customer came, and at which discount. */
    referralInformation?: ReferralInformation | undefined;
    /**
     * What is to happen when the plan runs out: it is renewed by itself, the account is closed, or
     * it changes to a smaller plan.
     */
    renewalStatus?: ("auto" | "queued_for_close" | "queued_for_downgrade") | undefined;
    /** The discount on each seat and period, as a decimal number. */
    saleDiscountAmount?: string | undefined;
    /** The discount on each bill as a whole, as a decimal number. */
    saleDiscountFixedAmount?: string | undefined;
    /** The discount in per cent, as a decimal number. */
    saleDiscountPercent?: string | undefined;
    /**
     * For how many billing periods the discount holds.
     *
     * Format: integer-string
     */
    saleDiscountPeriods?: string | undefined;
    /** The price of a seat in place of the usual one, as a decimal number. */
    saleDiscountSeatPriceOverride?: string | undefined;
}
