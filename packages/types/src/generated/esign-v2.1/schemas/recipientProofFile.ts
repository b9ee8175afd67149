// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Information about whether evidence of the recipient's identity was collected. */
export interface RecipientProofFile {
    /**
     * Indicates whether the recipient has attempted identity verification.
     *
     * Format: boolean-string
     */
    hasIdentityAttempts?: ("true" | "false") | undefined;
    /**
     * Indicates whether the evidence for the recipient is stored, so that a link to it can be
     * created.
     *
     * Format: boolean-string
     */
    isInProofFile?: ("true" | "false") | undefined;
}
