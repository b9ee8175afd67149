// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A syntax error in a placeholder of a document that is to be generated. */
export interface DocGenSyntaxError {
    /** The code of the error, in capital letters. */
    errorCode?: string | undefined;
    /** A readable message that explains what is wrong with the placeholder. */
    message?: string | undefined;
    /** The placeholder that contains the error. */
    tagIdentifier?: string | undefined;
}
