// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A part of an upload, without its bytes. */
export interface ChunkedUploadPart {
    /**
     * The place of the part in the file, from 0.
     *
     * Format: integer-string
     */
    sequence?: string | undefined;
    /**
     * How many bytes the part has.
     *
     * Format: integer-string
     */
    size?: string | undefined;
}
