// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BillingDiscount } from './billingDiscount.js';
import type { BillingPrice } from './billingPrice.js';

/** What an account is charged for one kind of unit, and how much of it is used. */
export interface BillingCharge {
    /** How many units the account may use, a number or `unlimited`. */
    allowedQuantity?: string | undefined;
    /**
     * Whether the account may use no further units.
     *
     * Format: boolean-string
     */
    blocked?: ("true" | "false") | undefined;
    /** What is charged for, in words. */
    chargeName?: string | undefined;
    /** The kind of charge, such as `envelopes` or `seats`. */
    chargeType?: string | undefined;
    /** What is counted as a unit. */
    chargeUnitOfMeasure?: string | undefined;
    /** The discounts, by how many units are used. */
    discounts?: BillingDiscount[] | undefined;
    /**
     * When the charge first applies.
     *
     * Format: date-time
     */
    firstEffectiveDate?: string | undefined;
    /** How many units the plan includes, a number or `unlimited`. */
    includedQuantity?: string | undefined;
    /**
     * How many units were bought beyond the plan.
     *
     * Format: integer-string
     */
    incrementalQuantity?: string | undefined;
    /**
     * When the charge applies for the last time.
     *
     * Format: date-time
     */
    lastEffectiveDate?: string | undefined;
    /** The prices of a unit, by how many are used. */
    prices?: BillingPrice[] | undefined;
    /** The price of one unit, as a decimal number. */
    unitPrice?: string | undefined;
    /**
     * How many units were used so far.
     *
     * Format: integer-string
     */
    usedQuantity?: string | undefined;
}
