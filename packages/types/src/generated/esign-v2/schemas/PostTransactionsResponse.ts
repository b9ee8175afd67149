// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The created mortgage transaction. */
export interface PostTransactionsResponse {
    /** The data of the documents as the service received it, as one string. */
    documentData?: string | undefined;
    /** The ID of the transaction, as assigned by the service. */
    transactionSid?: string | undefined;
}
