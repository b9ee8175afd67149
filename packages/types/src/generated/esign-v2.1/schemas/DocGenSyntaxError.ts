// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A mistake in a mark that stands in a document to be generated. */
export interface DocGenSyntaxError {
    /** Which kind of mistake it is, as a code in capitals. */
    errorCode?: string | undefined;
    /** What is wrong with the mark, in a sentence for people. */
    message?: string | undefined;
    /** The mark that the mistake was found in. */
    tagIdentifier?: string | undefined;
}
