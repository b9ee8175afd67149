// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One option of a field in a generated document. */
export interface DocGenFormFieldOption {
    /** Help text for the sender who selects an option. */
    description?: string | undefined;
    /** The text of the option that the sender sees. */
    label?: string | undefined;
    /**
     * Specifies whether this option is selected.
     *
     * Format: boolean-string
     */
    selected?: ("True" | "False") | undefined;
    /** The text that the document gets if this is chosen. */
    value?: string | undefined;
}
