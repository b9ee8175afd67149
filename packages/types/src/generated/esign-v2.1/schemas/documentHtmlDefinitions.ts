// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Documents as small screens will show them. */
export interface DocumentHtmlDefinitions {
    /** The documents as HTML, one text for each. */
    htmlDefinitions?: string[] | undefined;
}
