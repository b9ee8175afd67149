// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A member who is to use a signature of the account. */
export interface SignatureUserDef {
    /**
     * Specifies whether it becomes the default signature of the member.
     *
     * Format: boolean-string
     */
    isDefault?: ("true" | "false") | undefined;
    /**
     * `editable` if the member can change the signature, `read_only` if the member can only use
     * it.
     */
    rights?: ("editable" | "read_only") | undefined;
    /**
     * The ID of the user, a GUID that the service assigns.
     *
     * Format: guid
     */
    userId?: string | undefined;
}
