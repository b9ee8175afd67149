// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The proof that a plan was purchased in an app store. */
export interface AppStoreReceipt {
    /** The ID of the purchased product in the app store. */
    productId?: string | undefined;
    /** The receipt as issued by the app store, in Base64. */
    receiptData?: string | undefined;
    /** The ID of the smaller product to which the subscription changes. */
    downgradeProductId?: string | undefined;
    /**
     * Specifies whether a scheduled change to a smaller plan is cancelled.
     *
     * Format: boolean-string
     */
    isDowngradeCancellation?: ("true" | "false") | undefined;
}
