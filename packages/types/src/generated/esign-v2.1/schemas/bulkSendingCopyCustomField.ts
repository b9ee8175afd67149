// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The value of an envelope custom field in one bulk send copy. */
export interface BulkSendingCopyCustomField {
    /** The required name of the custom field in the source. Each name can occur only once in a copy. */
    name?: string | undefined;
    /** The required value that the field has in this copy. */
    value?: string | undefined;
}
