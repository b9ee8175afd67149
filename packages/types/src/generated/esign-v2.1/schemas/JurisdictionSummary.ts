// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A jurisdiction in which a notary is authorized to act. */
export interface JurisdictionSummary {
    /**
     * Indicates whether the notary is authorized for in-person electronic notarization (IPEN) in
     * this jurisdiction.
     *
     * Format: boolean-string
     */
    authorizedForIPen?: ("true" | "false") | undefined;
    /**
     * Indicates whether the notary is authorized for remote online notarization (RON) in this
     * jurisdiction.
     *
     * Format: boolean-string
     */
    authorizedForRon?: ("true" | "false") | undefined;
    /** The ID of the jurisdiction, a number assigned by the service. */
    jurisdictionId?: string | undefined;
    /** The name of the jurisdiction, usually a state. */
    jurisdictionName?: string | undefined;
}
