// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AppStoreProduct } from './appStoreProduct.js';
import type { CurrencyPlanPrice } from './currencyPlanPrice.js';
import type { FeatureSet } from './featureSet.js';
import type { PaymentMethod } from './paymentMethod.js';
import type { SeatDiscount } from './seatDiscount.js';

/** A plan that accounts can have, with its prices. */
export interface BillingPlan {
    /** The products in app stores through which the plan can be bought. */
    appStoreProducts?: AppStoreProduct[] | undefined;
    /** The prices of the plan, one entry for each currency. */
    currencyPlanPrices?: CurrencyPlanPrice[] | undefined;
    /** How often accounts on the plan are billed. */
    paymentCycle?: ("Monthly" | "Annually") | undefined;
    /** How accounts on the plan are paid. */
    paymentMethod?: PaymentMethod | undefined;
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
