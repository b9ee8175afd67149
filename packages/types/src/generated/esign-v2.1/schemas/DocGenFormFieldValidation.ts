// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What a value must be like before it goes into a generated document. */
export interface DocGenFormFieldValidation {
    /** What the sender reads when the value is refused. */
    errorMessage?: string | undefined;
    /** The regular expression that the whole value must match. */
    expression?: string | undefined;
}
