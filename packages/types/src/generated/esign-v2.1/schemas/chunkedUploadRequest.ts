// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One part of a file that is uploaded in several parts. */
export interface ChunkedUploadRequest {
    /**
     * The ID of the upload that the part belongs to. If the request URL also contains an ID, the ID
     * in the URL applies.
     *
     * Format: guid
     */
    chunkedUploadId?: string | undefined;
    /** The content of the part, Base64-encoded. */
    data: string;
}
