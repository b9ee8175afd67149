// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One way in which a document may be signed. */
export interface SignatureType {
    /** How the document may be signed: with an electronic signature only, or with any kind. */
    type?: ("electronic" | "universal") | undefined;
    /**
     * Whether this way is used where nothing else is said.
     *
     * Format: boolean-string
     */
    isDefault?: ("true" | "false") | undefined;
}
