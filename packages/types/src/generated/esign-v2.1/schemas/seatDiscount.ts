// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The discount on seats for a range of seat numbers. */
export interface SeatDiscount {
    /**
     * The minimum number of seats for the discount.
     *
     * Format: integer-string
     */
    beginSeatCount?: string | undefined;
    /** The discount in per cent, as a decimal number. */
    discountPercent?: string | undefined;
    /**
     * The maximum number of seats for the discount.
     *
     * Format: integer-string
     */
    endSeatCount?: string | undefined;
}
