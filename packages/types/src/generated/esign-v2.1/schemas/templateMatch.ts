// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** How much a document resembles a template. */
export interface TemplateMatch {
    /**
     * The last page of the document that resembles the template, counted from 1.
     *
     * Format: integer-string
     */
    documentEndPage?: string | undefined;
    /**
     * The first page of the document that resembles the template, counted from 1.
     *
     * Format: integer-string
     */
    documentStartPage?: string | undefined;
    /**
     * How closely the pages resemble the template, in percent.
     *
     * Format: integer-string
     */
    matchPercentage?: string | undefined;
}
