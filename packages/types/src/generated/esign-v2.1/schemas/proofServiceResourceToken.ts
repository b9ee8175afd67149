// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A token for retrieving the evidence of an identity check from the service that stores it. */
export interface ProofServiceResourceToken {
    /** The absolute base URL of the service that stores the evidence. */
    proofBaseURI?: string | undefined;
    /**
     * The token for access to the evidence. It is valid for a short time and for this recipient
     * only.
     */
    resourceToken?: string | undefined;
}
