// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The proof that something was bought in an app store. */
export interface AppStoreReceipt {
    /** The product that was bought, by its ID in the app store. */
    productId?: string | undefined;
    /** The receipt as the app store gave it out, in base64. */
    receiptData?: string | undefined;
}
