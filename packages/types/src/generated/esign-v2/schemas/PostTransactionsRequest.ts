// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A mortgage transaction to create, with the data for its documents. */
export interface PostTransactionsRequest {
    /** The data from which the documents of the transaction are created, as one string. */
    documentData?: string | undefined;
    /** The name of the system that prepared the documents. */
    dptName?: string | undefined;
    /** The name of the transaction, as assigned by the caller. */
    transactionName?: string | undefined;
    /** The type of the transaction, by its name in the account. */
    transactionTypeName?: string | undefined;
}
