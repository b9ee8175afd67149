// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The validation that a value must pass before it is inserted into a generated document. */
export interface DocGenFormFieldValidation {
    /** The error message that the sender sees when the value is rejected. */
    errorMessage?: string | undefined;
    /** The regular expression that the whole value must match. */
    expression?: string | undefined;
}
