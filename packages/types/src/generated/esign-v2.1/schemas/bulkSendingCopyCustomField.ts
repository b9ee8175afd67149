// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The value of an envelope custom field in one copy. */
export interface BulkSendingCopyCustomField {
    /** The name of the field in the source. A copy names each field once. */
    name: string;
    /** The value that the field has in this copy. */
    value: string;
}
