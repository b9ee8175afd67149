// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A mortgage transaction that is to be made, with the data for its documents. */
export interface PostTransactionsRequest {
    /** The data from which the documents of the transaction are made, as one text. */
    documentData?: string | undefined;
    /** The name of the system that prepared the documents. */
    dptName?: string | undefined;
    /** What the caller calls the transaction. */
    transactionName?: string | undefined;
    /** The kind of transaction, by the name that the account has for it. */
    transactionTypeName?: string | undefined;
}
