// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** How a value is written in a generated document. */
export interface DocGenFormat {
    /** The pattern by which the value is written, such as `dd MMMM yyyy`. */
    expression?: string | undefined;
    /** The language and country whose habits count, such as `en-GB`. */
    locale?: string | undefined;
}
