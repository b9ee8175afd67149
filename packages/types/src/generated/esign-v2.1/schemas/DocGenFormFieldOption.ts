// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One choice of a field in a generated document. */
export interface DocGenFormFieldOption {
    /** Words that help the sender to choose. */
    description?: string | undefined;
    /** What the sender reads. */
    label?: string | undefined;
    /**
     * Whether this is the choice that counts.
     *
     * Format: boolean-string
     */
    selected?: ("true" | "false") | undefined;
    /** What the document gets if this is chosen. */
    value?: string | undefined;
}
