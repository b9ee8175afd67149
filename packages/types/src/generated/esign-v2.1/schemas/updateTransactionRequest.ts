// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** How a transaction at a provider ended. */
export interface UpdateTransactionRequest {
    /** The code of the error, if there was one. */
    code?: string | undefined;
    /** What happened, in English. */
    message?: string | undefined;
    /** The state of the transaction, such as `completed`, `cancelled` or `error`. */
    state?: string | undefined;
}
