// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingDiscount } from './billingDiscount.js';
import type { BillingPrice } from './billingPrice.js';

/** The charge for one type of unit in an account, with the quantity used. */
export interface BillingCharge {
    /** The number of units that the account can use, or `unlimited`. */
    allowedQuantity?: string | undefined;
    /**
     * Indicates whether the account is blocked from using more units.
     *
     * Format: boolean-string
     */
    blocked?: ("true" | "false") | undefined;
    /** The display name of the charge. */
    chargeName?: string | undefined;
    /** The type of the charge, such as `envelopes` or `seats`. */
    chargeType?: string | undefined;
    /** The unit that is counted for the charge, such as envelopes or seats. */
    chargeUnitOfMeasure?: string | undefined;
    /** The discounts, by the quantity of units used. */
    discounts?: BillingDiscount[] | undefined;
    /**
     * The date from which the charge applies.
     *
     * Format: date-time
     */
    firstEffectiveDate?: string | undefined;
    /** The number of units that the plan includes, or `unlimited`. */
    includedQuantity?: string | undefined;
    /**
     * The number of units that were bought in addition to the plan.
     *
     * Format: integer-string
     */
    incrementalQuantity?: string | undefined;
    /**
     * The last date on which the charge applies.
     *
     * Format: date-time
     */
    lastEffectiveDate?: string | undefined;
    /** The unit prices, by the quantity of units used. */
    prices?: BillingPrice[] | undefined;
    /** The price of one unit, as a decimal number. */
    unitPrice?: string | undefined;
    /**
     * The number of units that have been used.
     *
     * Format: integer-string
     */
    usedQuantity?: string | undefined;
}
