// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** One part of a file that comes in several parts. */
export interface ChunkedUploadRequest {
    /**
     * The upload that the part belongs to; the address of the call decides where both are there.
     *
     * Format: guid
     */
    chunkedUploadId?: string | undefined;
    /** The bytes of this part in Base64. */
    data: string;
}
