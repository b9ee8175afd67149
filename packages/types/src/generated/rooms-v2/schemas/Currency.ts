// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A currency for the amounts of a room. */
export interface Currency {
    /** The code of the currency, as ISO 4217 has it. */
    currencyId?: string | undefined;
    /** The English name of the currency. */
    name?: string | undefined;
}
