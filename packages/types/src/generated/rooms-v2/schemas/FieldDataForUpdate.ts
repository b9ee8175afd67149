// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The details of a room to change. */
export interface FieldDataForUpdate {
    /**
     * The new value of each detail, under the `apiName` of its field. Text, dates and options are
     * strings, amounts are numbers, and checkboxes are booleans. A field that groups others has an
     * object, with a value for each of its fields to change. `null` clears a value. Omitted details
     * are not changed.
     */
    data?: {
        [key: string]: (string | number | boolean | null) | {
            [key: string]: string | number | boolean | null;
        };
    } | undefined;
}
