// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A price that holds between two quantities. */
export interface BillingPrice {
    /**
     * The number of units from which the price holds.
     *
     * Format: integer-string
     */
    beginQuantity?: string | undefined;
    /** The number of units up to which the price holds, or `unlimited`. */
    endQuantity?: string | undefined;
    /** The price of one unit, as a decimal number. */
    unitPrice?: string | undefined;
}
