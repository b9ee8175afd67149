// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An amount of money together with its currency. */
export interface Money {
    /**
     * The amount in the smallest unit of the currency, such as cents.
     *
     * Format: integer-string
     */
    amountInBaseUnit?: string | undefined;
    /** The currency, by its code of three letters. */
    currency?: string | undefined;
    /** The amount as people read it, with the sign of the currency. */
    displayAmount?: string | undefined;
}
