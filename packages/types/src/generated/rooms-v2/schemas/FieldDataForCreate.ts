// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The details that a new room starts with. */
export interface FieldDataForCreate {
    /**
     * The value of each detail, under the `apiName` of the field. Text, dates and choices are
     * strings, amounts are numbers, checkboxes are booleans. What is left out stays empty.
     */
    data?: {
        [key: string]: string | number | boolean;
    } | undefined;
}
