// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The number of envelopes of a bulk send batch in each status. */
export interface BulkSendEnvelopesInfo {
    /**
     * The number of envelopes whose authoritative copy was exported.
     *
     * Format: integer-string
     */
    authoritativeCopy?: string | undefined;
    /**
     * The number of envelopes that are completed.
     *
     * Format: integer-string
     */
    completed?: string | undefined;
    /**
     * The number of envelopes that are being corrected.
     *
     * Format: integer-string
     */
    correct?: string | undefined;
    /**
     * The number of envelopes that are drafts.
     *
     * Format: integer-string
     */
    created?: string | undefined;
    /**
     * The number of envelopes that were declined.
     *
     * Format: integer-string
     */
    declined?: string | undefined;
    /**
     * The number of envelopes that were deleted.
     *
     * Format: integer-string
     */
    deleted?: string | undefined;
    /**
     * The number of envelopes that were opened.
     *
     * Format: integer-string
     */
    delivered?: string | undefined;
    /**
     * The number of envelopes that wait for digital signatures.
     *
     * Format: integer-string
     */
    digitalSignaturesPending?: string | undefined;
    /**
     * The number of envelopes that were sent and not opened yet.
     *
     * Format: integer-string
     */
    sent?: string | undefined;
    /**
     * The number of envelopes that are signed.
     *
     * Format: integer-string
     */
    signed?: string | undefined;
    /**
     * The number of envelopes that have expired.
     *
     * Format: integer-string
     */
    timedOut?: string | undefined;
    /**
     * The number of envelopes that were transferred.
     *
     * Format: integer-string
     */
    transferCompleted?: string | undefined;
    /**
     * The number of envelopes that were voided.
     *
     * Format: integer-string
     */
    voided?: string | undefined;
}
