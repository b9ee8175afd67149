// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddOn } from './addOn.js';
import type { FeatureSet } from './featureSet.js';
import type { PaymentMethod } from './paymentMethod.js';
import type { SeatDiscount } from './seatDiscount.js';

/** The plan of an account, with its prices and its seats. */
export interface AccountBillingPlan {
    /** What the account has beyond its plan. */
    addOns?: AddOn[] | undefined;
    /**
     * When the subscription that was bought in an app store runs out.
     *
     * Format: date-time
     */
    appStoreReceiptExpirationDate?: string | undefined;
    /**
     * When the subscription was bought in an app store.
     *
     * Format: date-time
     */
    appStoreReceiptPurchaseDate?: string | undefined;
    /**
     * Whether the account may stop the plan from being renewed.
     *
     * Format: boolean-string
     */
    canCancelRenewal?: ("true" | "false") | undefined;
    /**
     * Whether the plan can be changed for a larger one without the sales team.
     *
     * Format: boolean-string
     */
    canUpgrade?: ("true" | "false") | undefined;
    /** The currency, by its code of three letters. */
    currencyCode?: string | undefined;
    /**
     * How many seats the account has beyond those that are included.
     *
     * Format: integer-string
     */
    incrementalSeats?: string | undefined;
    /**
     * Whether the account is about to change to a smaller plan.
     *
     * Format: boolean-string
     */
    isDowngrade?: ("true" | "false") | undefined;
    /** Which notice on the plan the account is due to get. */
    notificationType?: string | undefined;
    /** How often the account is billed, such as `Monthly` or `Annually`. */
    paymentCycle?: string | undefined;
    /** How the account is paid. */
    paymentMethod?: PaymentMethod | undefined;
    /**
     * What happens when the plan runs out: it is renewed by itself, the account is closed, or it
     * changes to a smaller plan.
     */
    renewalStatus?: ("auto" | "queued_for_close" | "queued_for_downgrade") | undefined;
    /**
     * Whether the plan brings help from the support team.
     *
     * Format: boolean-string
     */
    enableSupport?: ("true" | "false") | undefined;
    /**
     * How many seats are included in the price of the plan.
     *
     * Format: integer-string
     */
    includedSeats?: string | undefined;
    /** A further discount on the plan in per cent, as a decimal number. */
    otherDiscountPercent?: string | undefined;
    /** The kind of plan, such as `business`. */
    planClassification?: string | undefined;
    /** The bundles of features that the plan brings. */
    planFeatureSets?: FeatureSet[] | undefined;
    /** The plan, by its ID in the catalogue of the service. */
    planId?: string | undefined;
    /** What the service calls the plan. */
    planName?: string | undefined;
    /** The discounts on seats, by how many there are. */
    seatDiscounts?: SeatDiscount[] | undefined;
    /** The price of one seat for each billing period, as a decimal number. */
    perSeatPrice?: string | undefined;
    /** The price of one request to the support team, as a decimal number. */
    supportIncidentFee?: string | undefined;
    /** The price of the support plan for each billing period, as a decimal number. */
    supportPlanFee?: string | undefined;
}
