// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** How much a user has sent and signed so far. */
export interface UsageHistory {
    /**
     * When the user last sent an envelope.
     *
     * Format: date-time
     */
    lastSentDateTime?: string | undefined;
    /**
     * When the user last signed an envelope.
     *
     * Format: date-time
     */
    lastSignedDateTime?: string | undefined;
    /**
     * How many envelopes the user has sent.
     *
     * Format: integer-string
     */
    sentCount?: string | undefined;
    /**
     * How many envelopes the user has signed.
     *
     * Format: integer-string
     */
    signedCount?: string | undefined;
}
