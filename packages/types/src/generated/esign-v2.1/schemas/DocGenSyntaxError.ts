// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An error in a tag of a document that is to be generated. */
export interface DocGenSyntaxError {
    /** The code of the error, such as `InvalidTagType`. */
    errorCode?: string | undefined;
    /** A readable message that explains what is wrong with the tag. */
    message?: string | undefined;
    /** The tag that contains the error, as it is written or as its JSON. */
    tagIdentifier?: string | undefined;
}
