// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A discount that applies to a range of quantities. */
export interface BillingDiscount {
    /**
     * The lowest quantity to which the discount applies.
     *
     * Format: integer-string
     */
    beginQuantity?: string | undefined;
    /** The discount on each unit, as a decimal number. */
    discount?: string | undefined;
    /** The highest quantity to which the discount applies, or `unlimited`. */
    endQuantity?: string | undefined;
}
