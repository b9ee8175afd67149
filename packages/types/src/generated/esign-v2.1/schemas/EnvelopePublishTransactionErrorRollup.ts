// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The number of envelopes that could not be published for the same reason. */
export interface EnvelopePublishTransactionErrorRollup {
    /**
     * The number of envelopes with this error.
     *
     * Format: integer-string
     */
    count?: string | undefined;
    /** The error code, such as `ENVELOPE_DOES_NOT_EXIST`. */
    errorType?: string | undefined;
}
