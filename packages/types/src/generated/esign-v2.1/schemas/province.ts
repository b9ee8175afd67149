// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A province or state of a country. */
export interface Province {
    /** The province, by its code within the country. */
    isoCode?: string | undefined;
    /** The English name of the province. */
    name?: string | undefined;
}
