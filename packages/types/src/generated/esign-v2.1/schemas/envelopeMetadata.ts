// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The actions that the caller can currently perform on an envelope. */
export interface EnvelopeMetadata {
    /**
     * Indicates whether the caller can correct more than the recipients of the envelope.
     *
     * Format: boolean-string
     */
    allowAdvancedCorrect?: ("true" | "false") | undefined;
    /**
     * Indicates whether the caller can correct the envelope.
     *
     * Format: boolean-string
     */
    allowCorrect?: ("true" | "false") | undefined;
    /**
     * Indicates whether a recipient can be required to sign before a notary.
     *
     * Format: boolean-string
     */
    enableSignWithNotary?: ("true" | "false") | undefined;
}

/**
 * `EnvelopeMetadata` in a response: with the members that the service always writes.
 */
export interface EnvelopeMetadataAnswer extends EnvelopeMetadata {
    allowAdvancedCorrect: ("true" | "false");
    allowCorrect: ("true" | "false");
    enableSignWithNotary: ("true" | "false");
}
