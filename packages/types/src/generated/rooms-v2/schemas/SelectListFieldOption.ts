// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An option of a select list. */
export interface SelectListFieldOption {
    /** The value of the option in the field data. */
    readonly id?: (string | number) | undefined;
    /** The display text of the option. */
    readonly title?: string | undefined;
    /**
     * The position of the option in the list, in ascending order.
     *
     * Format: int32
     */
    readonly order?: number | undefined;
}
