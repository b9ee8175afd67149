// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A jurisdiction for notaries and its requirements for the notary seal. */
export interface Jurisdiction {
    /**
     * Specifies whether the seal can be created by the service.
     *
     * Format: boolean-string
     */
    allowSystemCreatedSeal?: ("true" | "false") | undefined;
    /**
     * Specifies whether the seal can be an image that the notary uploads.
     *
     * Format: boolean-string
     */
    allowUserUploadedSeal?: ("true" | "false") | undefined;
    /**
     * Specifies whether the seal must show the commission number.
     *
     * Format: boolean-string
     */
    commissionIdInSeal?: ("true" | "false") | undefined;
    /** The county in the jurisdiction. */
    county?: string | undefined;
    /**
     * Specifies whether the seal must show the county.
     *
     * Format: boolean-string
     */
    countyInSeal?: ("true" | "false") | undefined;
    /**
     * Specifies whether notaries can act in the jurisdiction through the service.
     *
     * Format: boolean-string
     */
    enabled?: ("true" | "false") | undefined;
    /** The ID of the jurisdiction, assigned by the service. */
    jurisdictionId?: string | undefined;
    /** The name of the jurisdiction, such as a state. */
    name?: string | undefined;
    /**
     * Specifies whether the seal must show the words `Notary Public`.
     *
     * Format: boolean-string
     */
    notaryPublicInSeal?: ("true" | "false") | undefined;
    /**
     * Specifies whether the seal must show the name of the state.
     *
     * Format: boolean-string
     */
    stateNameInSeal?: ("true" | "false") | undefined;
}
