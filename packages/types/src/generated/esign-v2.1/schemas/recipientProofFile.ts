// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Whether evidence was collected when the recipient proved their identity. */
export interface RecipientProofFile {
    /**
     * Whether the recipient has tried to prove their identity at all.
     *
     * Format: boolean-string
     */
    hasIdentityAttempts?: ("true" | "false") | undefined;
    /**
     * Whether the evidence for the recipient is kept, so that a link to it can be made.
     *
     * Format: boolean-string
     */
    isInProofFile?: ("true" | "false") | undefined;
}
