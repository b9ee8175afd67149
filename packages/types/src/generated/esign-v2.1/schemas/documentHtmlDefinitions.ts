// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Documents as they are displayed on small screens. */
export interface DocumentHtmlDefinitions {
    /** The documents as HTML, one string for each document. */
    htmlDefinitions?: string[] | undefined;
}
