// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What the caller may do with an envelope at this moment. */
export interface EnvelopeMetadata {
    /**
     * Whether the caller may correct more than the recipients of the envelope.
     *
     * Format: boolean-string
     */
    allowAdvancedCorrect?: ("true" | "false") | undefined;
    /**
     * Whether the caller may correct the envelope.
     *
     * Format: boolean-string
     */
    allowCorrect?: ("true" | "false") | undefined;
    /**
     * Whether a recipient may be asked to sign before a notary.
     *
     * Format: boolean-string
     */
    enableSignWithNotary?: ("true" | "false") | undefined;
}
