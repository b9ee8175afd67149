// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The user and the products that the user loses. The user is named by the ID or by the e-mail
 * address.
 */
export interface UserProductProfileDeleteRequest {
    /** The e-mail address of the user. It is required if `user_id` is missing. */
    user_email?: string | undefined;
    /**
     * The GUID of the user. If it is given, `user_email` must belong to the same user.
     *
     * Format: guid
     */
    user_id?: string | undefined;
    /** The GUIDs of the products that the user can no longer use. */
    product_ids: string[];
}
