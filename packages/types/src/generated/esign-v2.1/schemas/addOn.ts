// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Something that an account has beyond its plan. */
export interface AddOn {
    /**
     * Whether the account has it at present.
     *
     * Format: boolean-string
     */
    active?: ("true" | "false") | undefined;
    /** The add-on, by its ID in the catalogue of the service. */
    addOnId?: string | undefined;
    /** The add-on as this account has it, by an ID of its own. */
    id?: string | undefined;
    /** The name of the add-on. */
    name?: string | undefined;
}
