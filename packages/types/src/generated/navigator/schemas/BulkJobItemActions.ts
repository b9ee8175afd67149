// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The address to which the content of a file is sent. */
export interface BulkJobItemActions {
    /**
     * The URL for a PUT of the file. It is signed, so it needs no token, and works for 8 hours.
     *
     * Format: uri
     */
    upload_document?: string | undefined;
    /**
     * The URL for a PUT of data about the file.
     *
     * Format: uri
     */
    upload_metadata?: string | undefined;
}
