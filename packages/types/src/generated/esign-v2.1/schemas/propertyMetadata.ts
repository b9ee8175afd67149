// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Metadata about a field: whether it can be edited, and its allowed values. */
export interface PropertyMetadata {
    /** The allowed values of the field. */
    options?: string[] | undefined;
    /** Specifies whether the field can be changed: `editable` or `read_only`. */
    rights?: ("editable" | "read_only" | (string & {})) | undefined;
}
