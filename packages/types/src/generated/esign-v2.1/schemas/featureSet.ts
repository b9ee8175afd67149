// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CurrencyFeatureSetPrice } from './currencyFeatureSetPrice.js';

/** A set of features of a plan, with its prices. */
export interface FeatureSet {
    /** The prices of the feature set, one entry for each currency. */
    currencyFeatureSetPrices?: CurrencyFeatureSetPrice[] | undefined;
    /** The price of one envelope, as a decimal number. */
    envelopeFee?: string | undefined;
    /** The ID of the feature set, assigned by the service. */
    featureSetId?: string | undefined;
    /** The fixed price of the feature set for each billing period, as a decimal number. */
    fixedFee?: string | undefined;
    /**
     * Indicates whether the feature set supports signing under 21 CFR Part 11, a United States
     * regulation for medicines.
     *
     * Format: boolean-string
     */
    is21CFRPart11?: ("true" | "false") | undefined;
    /**
     * Indicates whether the feature set can still be bought.
     *
     * Format: boolean-string
     */
    isActive?: ("true" | "false") | undefined;
    /**
     * Indicates whether the feature set is enabled for the account.
     *
     * Format: boolean-string
     */
    isEnabled?: ("true" | "false") | undefined;
    /** The name of the feature set. */
    name?: string | undefined;
    /** The price of one seat, as a decimal number. */
    seatFee?: string | undefined;
}
