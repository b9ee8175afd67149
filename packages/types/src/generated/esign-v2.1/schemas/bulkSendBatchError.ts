// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Why a list could not be processed. */
export interface BulkSendBatchError {
    /** The code of the error. */
    error?: string | undefined;
    /** What happened, in English. */
    errorDetail?: string | undefined;
}
