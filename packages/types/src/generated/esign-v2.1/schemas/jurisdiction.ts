// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An area with its own law for notaries, and what that law says about the seal. */
export interface Jurisdiction {
    /**
     * Whether the seal may be one that the service draws.
     *
     * Format: boolean-string
     */
    allowSystemCreatedSeal?: ("true" | "false") | undefined;
    /**
     * Whether the seal may be an image that the notary uploads.
     *
     * Format: boolean-string
     */
    allowUserUploadedSeal?: ("true" | "false") | undefined;
    /**
     * Whether the seal must show the number of the commission.
     *
     * Format: boolean-string
     */
    commissionIdInSeal?: ("true" | "false") | undefined;
    /** The county within the jurisdiction. */
    county?: string | undefined;
    /**
     * Whether the seal must show the county.
     *
     * Format: boolean-string
     */
    countyInSeal?: ("true" | "false") | undefined;
    /**
     * Whether notaries can act in the jurisdiction by way of the service.
     *
     * Format: boolean-string
     */
    enabled?: ("true" | "false") | undefined;
    /** The jurisdiction, by the ID that the service gave to it. */
    jurisdictionId?: string | undefined;
    /** The name of the jurisdiction, such as a state. */
    name?: string | undefined;
    /**
     * Whether the seal must show the words `Notary Public`.
     *
     * Format: boolean-string
     */
    notaryPublicInSeal?: ("true" | "false") | undefined;
    /**
     * Whether the seal must show the name of the state.
     *
     * Format: boolean-string
     */
    stateNameInSeal?: ("true" | "false") | undefined;
}
