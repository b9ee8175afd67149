// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An amount of money with its currency. */
export interface Money {
    /**
     * The amount in the smallest unit of the currency, such as cents.
     *
     * Format: integer-string
     */
    amountInBaseUnit?: string | undefined;
    /** The three-letter code of the currency. */
    currency?: string | undefined;
    /** The amount in a readable form with the currency symbol. */
    displayAmount?: string | undefined;
}
