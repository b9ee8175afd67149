// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The envelopes or transactions to return. */
export interface EnvelopeIdsRequest {
    /** The IDs of the envelopes. */
    envelopeIds?: string[] | undefined;
    /** The transaction IDs that were specified in the requests for the envelopes. */
    transactionIds?: string[] | undefined;
}
