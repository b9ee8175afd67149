// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A jurisdiction in which a notary may act. */
export interface JurisdictionSummary {
    /**
     * Whether the notary may act there electronically with the signer present in person.
     *
     * Format: boolean-string
     */
    authorizedForIPen?: ("true" | "false") | undefined;
    /**
     * Whether the notary may act there online with the signer far away.
     *
     * Format: boolean-string
     */
    authorizedForRon?: ("true" | "false") | undefined;
    /** The jurisdiction, by the number that the service gave to it. */
    jurisdictionId?: string | undefined;
    /** What the jurisdiction is called, a state as a rule. */
    jurisdictionName?: string | undefined;
}
