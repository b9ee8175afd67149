// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A country in which an office can be opened. */
export interface Country {
    /** The two-letter upper-case code of the country. The state IDs begin with it. */
    countryId?: string | undefined;
    /** The English name of the country. */
    name?: string | undefined;
}
