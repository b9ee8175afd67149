// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Envelopes that a user purchased in an app store, to add to the account. */
export interface PurchasedEnvelopesInformation {
    /** The price of the purchase, as a decimal number. */
    amount?: string | undefined;
    /** The app in which the envelopes were purchased. */
    appName?: string | undefined;
    /** The three-letter code of the currency, such as `USD`. */
    currencyCode?: string | undefined;
    /** The platform on which the app runs, such as `iOS`. */
    platform?: string | undefined;
    /** The ID of the purchased product in the app store. */
    productId?: string | undefined;
    /**
     * The number of purchased envelopes.
     *
     * Format: integer-string
     */
    quantity?: string | undefined;
    /** The receipt as issued by the app store, in Base64. */
    receiptData?: string | undefined;
    /** The app store that sold the envelopes. */
    storeName?: string | undefined;
    /** The ID of the purchase in the app store. */
    transactionId?: string | undefined;
}
