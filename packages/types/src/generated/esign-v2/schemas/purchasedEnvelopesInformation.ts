// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Envelopes that a user bought in an app store, for the account to be credited with. */
export interface PurchasedEnvelopesInformation {
    /** The price that was paid, as a decimal number. */
    amount?: string | undefined;
    /** The app in which the envelopes were bought. */
    appName?: string | undefined;
    /** The currency, by its code of three letters. */
    currencyCode?: string | undefined;
    /** The system that the app runs on, such as `iOS`. */
    platform?: string | undefined;
    /** The product that was bought, by its ID in the app store. */
    productId?: string | undefined;
    /**
     * How many envelopes were bought.
     *
     * Format: integer-string
     */
    quantity?: string | undefined;
    /** The receipt as the app store gave it out, in base64. */
    receiptData?: string | undefined;
    /** The app store that sold the envelopes. */
    storeName?: string | undefined;
    /** The purchase, by its ID in the app store. */
    transactionId?: string | undefined;
}
