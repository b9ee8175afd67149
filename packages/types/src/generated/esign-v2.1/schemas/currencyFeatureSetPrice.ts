// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The price of a feature set in one currency. */
export interface CurrencyFeatureSetPrice {
    /** The three-letter code of the currency, such as `USD`. */
    currencyCode?: string | undefined;
    /** The sign that is printed with amounts, such as `€`. */
    currencySymbol?: string | undefined;
    /** The price of one envelope, as a decimal number. */
    envelopeFee?: string | undefined;
    /** The fixed price of the feature set for each billing period, as a decimal number. */
    fixedFee?: string | undefined;
    /** The price of one seat, as a decimal number. */
    seatFee?: string | undefined;
}
