// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AppStoreProduct } from './appStoreProduct.js';
import type { CurrencyPlanPrice } from './currencyPlanPrice.js';
import type { FeatureSet } from './featureSet.js';
import type { PaymentMethod } from './paymentMethod.js';
import type { SeatDiscount } from './seatDiscount.js';

/** A plan that accounts can have, with its prices. */
export interface BillingPlan {
    /** The products in app stores through which the plan can be purchased. */
    appStoreProducts?: AppStoreProduct[] | undefined;
    /** The prices of the plan, one entry for each currency. */
    currencyPlanPrices?: CurrencyPlanPrice[] | undefined;
    /** The billing period of accounts on the plan: `Monthly` or `Annually`. */
    paymentCycle?: ("Monthly" | "Annually" | (string & {})) | undefined;
    /** The payment method of accounts on the plan. */
    paymentMethod?: PaymentMethod | undefined;
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
