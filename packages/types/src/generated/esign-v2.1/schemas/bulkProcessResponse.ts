// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A run of a list. */
export interface BulkProcessResponse {
    /**
     * The ID of the run.
     *
     * Format: guid
     */
    batchId?: string | undefined;
    /** The name of the run. */
    batchName?: string | undefined;
    /**
     * The number of entries in the list.
     *
     * Format: integer-string
     */
    batchSize?: string | undefined;
    /** The errors that happened, one text for each. */
    errorDetails?: string[] | undefined;
    /** The codes of the errors. */
    errors?: string[] | undefined;
    /**
     * The number of entries that can wait at one time.
     *
     * Format: integer-string
     */
    queueLimit?: string | undefined;
    /**
     * The number of entries that wait.
     *
     * Format: integer-string
     */
    totalQueued?: string | undefined;
}
