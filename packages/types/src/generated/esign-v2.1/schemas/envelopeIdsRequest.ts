// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The envelopes or transactions that are asked for. */
export interface EnvelopeIdsRequest {
    /** The IDs of the envelopes. */
    envelopeIds?: string[] | undefined;
    /** The marks that the requests for the envelopes carried. */
    transactionIds?: string[] | undefined;
}
