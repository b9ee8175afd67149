// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The outcome for the access of a user to products. */
export interface RemoveUserProductsResponse {
    /** Indicates whether the user lost access to all products of the request. */
    is_success: boolean;
    /** The e-mail address of the user whose access was removed. */
    user_email?: string | undefined;
    /**
     * The GUID of the user whose access was removed.
     *
     * Format: guid
     */
    user_id?: string | undefined;
    /**
     * The result for each product of the request, by the GUID of the product: `deleted`, or a
     * sentence that says why the user keeps the product.
     */
    user_product_results: {
        [key: string]: string;
    };
}
