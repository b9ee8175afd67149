// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The discount on seats while their number lies in a range. */
export interface SeatDiscount {
    /**
     * The number of seats from which the discount holds.
     *
     * Format: integer-string
     */
    beginSeatCount?: string | undefined;
    /** The discount in per cent, as a decimal number. */
    discountPercent?: string | undefined;
    /**
     * The number of seats up to which the discount holds.
     *
     * Format: integer-string
     */
    endSeatCount?: string | undefined;
}
