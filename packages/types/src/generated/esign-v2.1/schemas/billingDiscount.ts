// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A discount that holds between two quantities. */
export interface BillingDiscount {
    /**
     * The number of units from which the discount holds.
     *
     * Format: integer-string
     */
    beginQuantity?: string | undefined;
    /** The discount on each unit, as a decimal number. */
    discount?: string | undefined;
    /** The number of units up to which the discount holds, or `unlimited`. */
    endQuantity?: string | undefined;
}
