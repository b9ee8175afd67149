// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The changes to a bulk send batch. */
export interface BulkSendBatchRequest {
    /** The new name of the batch. */
    batchName?: string | undefined;
}
