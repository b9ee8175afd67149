// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Information about how much a user has sent and signed so far. */
export interface UsageHistory {
    /**
     * The date and time when the user last sent an envelope.
     *
     * Format: date-time
     */
    lastSentDateTime?: string | undefined;
    /**
     * The date and time when the user last signed an envelope.
     *
     * Format: date-time
     */
    lastSignedDateTime?: string | undefined;
    /**
     * The number of envelopes that the user has sent.
     *
     * Format: integer-string
     */
    sentCount?: string | undefined;
    /**
     * The number of envelopes that the user has signed.
     *
     * Format: integer-string
     */
    signedCount?: string | undefined;
}
