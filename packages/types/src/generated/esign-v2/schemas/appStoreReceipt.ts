// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The proof of a purchase in an app store. */
export interface AppStoreReceipt {
    /** The ID of the purchased product in the app store. */
    productId?: string | undefined;
    /** The receipt as issued by the app store, in Base64. */
    receiptData?: string | undefined;
}
