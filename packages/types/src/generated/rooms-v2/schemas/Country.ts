// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A country in which an office can be opened. */
export interface Country {
    /** The code of the country in two capitals; the state IDs begin with it. */
    countryId?: string | undefined;
    /** The English name of the country. */
    name?: string | undefined;
}
