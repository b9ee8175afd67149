// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A document of the envelope. */
export interface DocumentInfo {
    /** The ID of the document, a whole number that the sender assigns. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /** The name of the document. */
    name?: string | undefined;
    /** The position of the document in the envelope. */
    order?: string | undefined;
}
