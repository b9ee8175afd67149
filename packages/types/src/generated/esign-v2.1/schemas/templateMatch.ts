// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The similarity of a document to a template. */
export interface TemplateMatch {
    /**
     * The last page of the document that is similar to the template, counted from 1.
     *
     * Format: integer-string
     */
    documentEndPage?: string | undefined;
    /**
     * The first page of the document that is similar to the template, counted from 1.
     *
     * Format: integer-string
     */
    documentStartPage?: string | undefined;
    /**
     * The similarity of the pages to the template, in percent.
     *
     * Format: integer-string
     */
    matchPercentage?: string | undefined;
}
