// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The outcome of a transaction at a provider. */
export interface UpdateTransactionRequest {
    /** The code of the error, if there was one. */
    code?: string | undefined;
    /** An account of what happened, in English. */
    message?: string | undefined;
    /** The state of the transaction, such as `completed`, `cancelled` or `error`. */
    state?: string | undefined;
}
