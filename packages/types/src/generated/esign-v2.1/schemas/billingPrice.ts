// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A unit price that applies to a range of quantities. */
export interface BillingPrice {
    /**
     * The lowest quantity to which the price applies.
     *
     * Format: integer-string
     */
    beginQuantity?: string | undefined;
    /** The highest quantity to which the price applies, or `unlimited`. */
    endQuantity?: string | undefined;
    /** The price of one unit, as a decimal number. */
    unitPrice?: string | undefined;
}
