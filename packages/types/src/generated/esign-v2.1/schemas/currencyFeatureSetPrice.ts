// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What a bundle of features costs in one currency. */
export interface CurrencyFeatureSetPrice {
    /** The currency, by its code of three letters. */
    currencyCode?: string | undefined;
    /** The sign of the currency, such as `€`. */
    currencySymbol?: string | undefined;
    /** The price of one envelope, as a decimal number. */
    envelopeFee?: string | undefined;
    /** The price of the bundle for each billing period, as a decimal number. */
    fixedFee?: string | undefined;
    /** The price of one seat, as a decimal number. */
    seatFee?: string | undefined;
}
