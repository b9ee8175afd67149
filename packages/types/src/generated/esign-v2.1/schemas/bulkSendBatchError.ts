// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The reason why a list could not be processed. */
export interface BulkSendBatchError {
    /** The code of the error. */
    error?: string | undefined;
    /** An account of what happened, in English. */
    errorDetail?: string | undefined;
}
