// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddOn } from './addOn.js';
import type { FeatureSet } from './featureSet.js';
import type { PaymentMethod } from './paymentMethod.js';
import type { SeatDiscount } from './seatDiscount.js';

/** The plan of an account, with its prices and its seats. */
export interface AccountBillingPlan {
    /** The add-ons that the account has in addition to its plan. */
    addOns?: AddOn[] | undefined;
    /**
     * The date and time when the subscription that was purchased in an app store expires.
     *
     * Format: date-time
     */
    appStoreReceiptExpirationDate?: string | undefined;
    /**
     * The date and time when the subscription was purchased in an app store.
     *
     * Format: date-time
     */
    appStoreReceiptPurchaseDate?: string | undefined;
    /**
     * Indicates whether an administrator can end the subscription, so that it is not
     * prolonged.
     *
     * Format: boolean-string
     */
    canCancelRenewal?: ("true" | "false") | undefined;
    /**
     * Indicates whether the account can upgrade the plan without the sales team.
     *
     * Format: boolean-string
     */
    canUpgrade?: ("true" | "false") | undefined;
    /** The three-letter code of the currency, such as `USD`. */
    currencyCode?: string | undefined;
    /**
     * The number of seats that the account has in addition to the included seats.
     *
     * Format: integer-string
     */
    incrementalSeats?: string | undefined;
    /**
     * Indicates whether the account is scheduled to change to a smaller plan.
     *
     * Format: boolean-string
     */
    isDowngrade?: ("true" | "false") | undefined;
    /** The type of the plan notification that the account will receive. */
    notificationType?: string | undefined;
    /** The billing period of the account, such as `Monthly` or `Annually`. */
    paymentCycle?: string | undefined;
    /** The payment method of the account. */
    paymentMethod?: PaymentMethod | undefined;
    /**
     * The action at the end of the plan period: `auto` renews the plan, `queued_for_close`
     * closes the account, and `queued_for_downgrade` changes to a smaller plan.
     */
    renewalStatus?: ("auto" | "queued_for_close" | "queued_for_downgrade" | (string & {})) | undefined;
    /**
     * Indicates whether the plan includes help from the support team.
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
    /** An additional discount on the plan in per cent, as a decimal number. */
    otherDiscountPercent?: string | undefined;
    /** The type of the plan, such as `business`. */
    planClassification?: string | undefined;
    /**
     * The groups of features that come with the plan, each with its price and whether it is
     * switched on.
     */
    planFeatureSets?: FeatureSet[] | undefined;
    /** The ID of the plan in the catalogue of the service. */
    planId?: string | undefined;
    /** The name under which the plan is offered. */
    planName?: string | undefined;
    /** The discounts on seats, depending on the number of seats. */
    seatDiscounts?: SeatDiscount[] | undefined;
    /** The price of one seat for each billing period, as a decimal number. */
    perSeatPrice?: string | undefined;
    /** The price of one support request, as a decimal number. */
    supportIncidentFee?: string | undefined;
    /** The price of the support plan for each billing period, as a decimal number. */
    supportPlanFee?: string | undefined;
}
