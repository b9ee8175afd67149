// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A token with which the evidence of an identity check is fetched from the service that keeps it. */
export interface ProofServiceResourceToken {
    /** The absolute address of the service that keeps the evidence. */
    proofBaseURI?: string | undefined;
    /** The token to show there. It is good for this recipient only, and for a short time. */
    resourceToken?: string | undefined;
}
