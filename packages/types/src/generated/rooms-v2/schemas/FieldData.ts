// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The details of a room that have values. */
export interface FieldData {
    /**
     * The value of each detail, under the `apiName` of its field in the field set of the room. Text,
     * dates and options are strings, amounts are numbers, and checkboxes are booleans. A field that
     * groups others has an object with their values.
     */
    data?: {
        [key: string]: (string | number | boolean | null) | {
            [key: string]: string | number | boolean | null;
        };
    } | undefined;
}
