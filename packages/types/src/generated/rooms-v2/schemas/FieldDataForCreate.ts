// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The initial details of a new room. */
export interface FieldDataForCreate {
    /**
     * The value of each detail, under the `apiName` of its field. Text, dates and options are
     * strings, amounts are numbers, and checkboxes are booleans. Omitted details are empty.
     */
    data?: {
        [key: string]: string | number | boolean;
    } | undefined;
}
