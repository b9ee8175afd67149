// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An add-on that an account has in addition to its plan. */
export interface AddOn {
    /**
     * Indicates whether the add-on is currently active for the account.
     *
     * Format: boolean-string
     */
    active?: ("true" | "false") | undefined;
    /** The ID of the add-on in the catalogue of the service. */
    addOnId?: string | undefined;
    /** The ID of this account's instance of the add-on. */
    id?: string | undefined;
    /** The name of the add-on. */
    name?: string | undefined;
}
