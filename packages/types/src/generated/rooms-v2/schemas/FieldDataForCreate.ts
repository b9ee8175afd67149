// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The initial details of a new room. */
export interface FieldDataForCreate {
    /**
     * The value of each detail, under the `apiName` of its field. Text, dates and options are
     * strings, amounts are numbers, and checkboxes are booleans. A field that groups others has an
     * object with their values. Omitted details are empty.
     */
    data?: {
        [key: string]: (string | number | boolean | null) | {
            [key: string]: string | number | boolean | null;
        };
    } | undefined;
}
