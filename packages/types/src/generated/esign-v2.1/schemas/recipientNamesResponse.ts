// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The recipient names that are associated with an e-mail address. */
export interface RecipientNamesResponse {
    /**
     * Indicates whether more than one user has the e-mail address.
     *
     * Format: boolean-string
     */
    multipleUsers?: ("true" | "false") | undefined;
    /** The names that are associated with the e-mail address. */
    recipientNames?: string[] | undefined;
    /**
     * Indicates whether the address is reserved, so that only the names in the list can be used with
     * it.
     *
     * Format: boolean-string
     */
    reservedRecipientEmail?: ("true" | "false") | undefined;
}
