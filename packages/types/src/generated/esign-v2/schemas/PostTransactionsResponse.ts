// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The mortgage transaction that was made. */
export interface PostTransactionsResponse {
    /** The data of the documents as the service took them, as one text. */
    documentData?: string | undefined;
    /** The transaction, by the ID that the service gave to it. */
    transactionSid?: string | undefined;
}
