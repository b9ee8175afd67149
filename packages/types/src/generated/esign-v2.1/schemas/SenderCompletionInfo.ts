// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The outcomes of the envelopes of one sender from a template. */
export interface SenderCompletionInfo {
    /**
     * The number of envelopes that were completed.
     *
     * Format: integer-string
     */
    completed?: string | undefined;
    /** The share of sent envelopes that were completed, in percent. */
    completionRate?: string | undefined;
    /**
     * The number of envelopes that expired.
     *
     * Format: integer-string
     */
    expired?: string | undefined;
    /** The share of sent envelopes that expired, in percent. */
    expiredRate?: string | undefined;
    /** The name of the sender. */
    name?: string | undefined;
    /**
     * The user ID of the sender.
     *
     * Format: guid
     */
    senderId?: string | undefined;
    /**
     * The number of envelopes that were sent.
     *
     * Format: integer-string
     */
    sent?: string | undefined;
    /**
     * The number of envelopes that were voided by their sender.
     *
     * Format: integer-string
     */
    voided?: string | undefined;
    /** The share of sent envelopes that were voided by their sender, in percent. */
    voidedRate?: string | undefined;
}
