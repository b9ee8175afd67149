// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The details of a room, as far as somebody filled them in. */
export interface FieldData {
    /**
     * The value of each detail, under the `apiName` that the field has in the field set of the room.
     * Text, dates and choices are strings, amounts are numbers, checkboxes are booleans.
     */
    data?: {
        [key: string]: string | number | boolean | null;
    } | undefined;
}
