// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One part of a chunked upload, without its content. */
export interface ChunkedUploadPart {
    /**
     * The position of the part in the file, counted from 0.
     *
     * Format: integer-string
     */
    sequence?: string | undefined;
    /**
     * The size of the part in bytes.
     *
     * Format: integer-string
     */
    size?: string | undefined;
}
