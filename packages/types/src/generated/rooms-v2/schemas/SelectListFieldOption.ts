// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One choice of a select list. */
export interface SelectListFieldOption {
    /** The value that stands in the field data when this choice is taken. */
    readonly id?: (string | number) | undefined;
    /** The words of the choice as people see them. */
    readonly title?: string | undefined;
    /**
     * The place of the choice in the list, counted upwards.
     *
     * Format: int32
     */
    readonly order?: number | undefined;
}
