// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** What a caller may do with one field. */
export interface PropertyMetadata {
    /** The values that the field may have. */
    options?: string[] | undefined;
    /** Whether the field may be changed. */
    rights?: ("editable" | "read_only") | undefined;
}
