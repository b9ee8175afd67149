// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The checks that recipients must pass in envelopes of a linked account. */
export interface ExternalPrimaryAccountRecipientAuthRequirements {
    /**
     * Whether recipients must enter an access code.
     *
     * Format: boolean-string
     */
    accessCode?: ("true" | "false") | undefined;
    /**
     * Whether recipients must have their identity verified.
     *
     * Format: boolean-string
     */
    idVerification?: ("true" | "false") | undefined;
    /**
     * Whether recipients must answer questions about themselves.
     *
     * Format: boolean-string
     */
    kba?: ("true" | "false") | undefined;
    /**
     * Whether recipients must be checked by telephone.
     *
     * Format: boolean-string
     */
    phone?: ("true" | "false") | undefined;
}
