// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An option of a field. */
export interface ComponentOption {
    /** The text that the person sees. */
    label?: string | undefined;
    /** The key of the option in its field. */
    optionKey?: string | undefined;
    /** Indicates whether the option is selected at first. */
    selected?: boolean | undefined;
    /** The value that `formValues` have. */
    value?: string | undefined;
}
