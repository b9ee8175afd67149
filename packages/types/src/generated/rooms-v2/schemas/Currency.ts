// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A currency for the amounts of a room. */
export interface Currency {
    /** The ISO 4217 code of the currency. */
    currencyId?: string | undefined;
    /** The English name of the currency. */
    name?: string | undefined;
}
