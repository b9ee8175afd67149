// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The summary of a bulk send batch. */
export interface BulkSendBatchSummary {
    /** The last action on the batch, such as `Resend`. */
    action?: string | undefined;
    /** The progress of the last action: `queued`, `processing` or `completed`. */
    actionStatus?: string | undefined;
    /**
     * The GUID of the batch, assigned by the service.
     *
     * Format: guid
     */
    batchId?: string | undefined;
    /** The name of the batch, chosen by the sender. */
    batchName?: string | undefined;
    /**
     * The number of copies in the batch.
     *
     * Format: integer-string
     */
    batchSize?: string | undefined;
    /**
     * The number of copies that could not be sent.
     *
     * Format: integer-string
     */
    failed?: string | undefined;
    /**
     * The number of copies that are still queued.
     *
     * Format: integer-string
     */
    queued?: string | undefined;
    /**
     * The number of copies that have been sent.
     *
     * Format: integer-string
     */
    sent?: string | undefined;
    /**
     * The date and time when the batch was submitted.
     *
     * Format: date-time
     */
    submittedDate?: string | undefined;
    /** The relative URI of the batch. */
    batchUri?: string | undefined;
}
