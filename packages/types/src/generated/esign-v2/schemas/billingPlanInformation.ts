// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountAddress } from './accountAddress.js';
import type { AppStoreReceipt } from './appStoreReceipt.js';
import type { CreditCardInformation } from './creditCardInformation.js';
import type { PaymentProcessorInformation } from './paymentProcessorInformation.js';
import type { PlanInformation } from './planInformation.js';
import type { ReferralInformation } from './referralInformation.js';

/** The changes to the plan of an account and to its billing and payment. */
export interface BillingPlanInformation {
    /** The new address to which invoices are sent. */
    billingAddress?: AccountAddress | undefined;
    /** The new card that pays for the account. */
    creditCardInformation?: CreditCardInformation | undefined;
    /** The reason why the account changes to a smaller plan, in the customer's words. */
    downgradeReason?: string | undefined;
    /**
     * Specifies whether the account includes help from the support team.
     *
     * Format: boolean-string
     */
    enableSupport?: ("true" | "false") | undefined;
    /**
     * The number of seats that are included in the price of the plan.
     *
     * Format: integer-string
     */
    includedSeats?: string | undefined;
    /**
     * The number of seats that the account has in addition to the included seats.
     *
     * Format: integer-string
     */
    incrementalSeats?: string | undefined;
    /** The agreement with a payment service through which the account is paid. */
    paymentProcessorInformation?: PaymentProcessorInformation | undefined;
    /** The new plan of the account. */
    planInformation?: PlanInformation | undefined;
    /** The referral through which the customer came, and its discount. */
    referralInformation?: ReferralInformation | undefined;
    /**
     * The action at the end of the plan period: `auto` renews the plan, `queued_for_close` closes
     * the account, and `queued_for_downgrade` changes to a smaller plan.
     */
    renewalStatus?: ("auto" | "queued_for_close" | "queued_for_downgrade") | undefined;
    /** The discount on each seat for each billing period, as a decimal number. */
    saleDiscountAmount?: string | undefined;
    /** The discount on the total of each invoice, as a decimal number. */
    saleDiscountFixedAmount?: string | undefined;
    /** The discount in per cent, as a decimal number. */
    saleDiscountPercent?: string | undefined;
    /**
     * The number of billing periods for which the discount applies.
     *
     * Format: integer-string
     */
    saleDiscountPeriods?: string | undefined;
    /** The price of a seat that replaces the usual price, as a decimal number. */
    saleDiscountSeatPriceOverride?: string | undefined;
    /** The proof that the plan was purchased in an app store. */
    appStoreReceipt?: AppStoreReceipt | undefined;
}
