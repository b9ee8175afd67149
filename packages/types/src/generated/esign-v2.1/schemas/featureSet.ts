// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CurrencyFeatureSetPrice } from './currencyFeatureSetPrice.js';

/** A bundle of features of a plan, with its prices. */
export interface FeatureSet {
    /** The prices of the bundle, one entry for each currency. */
    currencyFeatureSetPrices?: CurrencyFeatureSetPrice[] | undefined;
    /** The price of one envelope, as a decimal number. */
    envelopeFee?: string | undefined;
    /** The bundle, by the ID that the service gave to it. */
    featureSetId?: string | undefined;
    /** The price of the bundle for each billing period, as a decimal number. */
    fixedFee?: string | undefined;
    /**
     * Whether the bundle is for signing under 21 CFR Part 11, the rule for medicines in the United
     * States.
     *
     * Format: boolean-string
     */
    is21CFRPart11?: ("true" | "false") | undefined;
    /**
     * Whether the bundle can still be bought.
     *
     * Format: boolean-string
     */
    isActive?: ("true" | "false") | undefined;
    /**
     * Whether the bundle is switched on for the account.
     *
     * Format: boolean-string
     */
    isEnabled?: ("true" | "false") | undefined;
    /** The name of the bundle. */
    name?: string | undefined;
    /** The price of one seat, as a decimal number. */
    seatFee?: string | undefined;
}
