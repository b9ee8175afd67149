// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The authentication requirements for recipients of envelopes from a linked account. */
export interface ExternalPrimaryAccountRecipientAuthRequirements {
    /**
     * Specifies whether recipients must enter an access code.
     *
     * Format: boolean-string
     */
    accessCode?: ("true" | "false") | undefined;
    /**
     * Specifies whether recipients must pass identity verification.
     *
     * Format: boolean-string
     */
    idVerification?: ("true" | "false") | undefined;
    /**
     * Specifies whether recipients must answer knowledge-based questions about themselves.
     *
     * Format: boolean-string
     */
    kba?: ("true" | "false") | undefined;
    /**
     * Specifies whether recipients must pass telephone authentication.
     *
     * Format: boolean-string
     */
    phone?: ("true" | "false") | undefined;
}
