// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The names under which an e-mail address is known. */
export interface RecipientNamesResponse {
    /**
     * Whether more than one user has the e-mail address.
     *
     * Format: boolean-string
     */
    multipleUsers?: ("true" | "false") | undefined;
    /** The names that belong to the e-mail address. */
    recipientNames?: string[] | undefined;
    /**
     * Whether the address is reserved, so that only the names of the list may stand with it.
     *
     * Format: boolean-string
     */
    reservedRecipientEmail?: ("true" | "false") | undefined;
}
