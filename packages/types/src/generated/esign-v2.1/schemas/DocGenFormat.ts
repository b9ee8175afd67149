// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The format of a value in a generated document. */
export interface DocGenFormat {
    /** The format pattern of the value, such as `dd MMMM yyyy`. */
    expression?: string | undefined;
    /** The locale whose conventions apply, such as `en-GB`. */
    locale?: string | undefined;
}
