// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A province or state of a country. */
export interface Province {
    /** The code of the province within its country. */
    isoCode?: string | undefined;
    /** The English name of the province. */
    name?: string | undefined;
}
