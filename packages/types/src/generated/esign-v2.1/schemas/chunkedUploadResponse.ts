// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ChunkedUploadPart } from './chunkedUploadPart.js';

/** A chunked upload and its progress. */
export interface ChunkedUploadResponse {
    /**
     * The SHA-256 checksum of all bytes received, which can be compared with the checksum of the
     * file.
     */
    checksum?: string | undefined;
    /**
     * The GUID of the chunked upload, assigned by the service.
     *
     * Format: guid
     */
    chunkedUploadId: string;
    /** The parts received so far, in order. */
    chunkedUploadParts?: ChunkedUploadPart[] | undefined;
    /**
     * The relative URI of the upload. Documents and attachments reference the upload with this URI
     * in `remoteUrl`.
     */
    chunkedUploadUri?: string | undefined;
    /**
     * Indicates whether the upload is committed and ready for use.
     *
     * Format: boolean-string
     */
    committed?: ("true" | "false") | undefined;
    /**
     * The date and time when the upload is discarded, 20 minutes after it was started.
     *
     * Format: date-time
     */
    expirationDateTime?: string | undefined;
    /**
     * The maximum number of parts in the upload, usually 128 and never more than 256.
     *
     * Format: integer-string
     */
    maxChunkedUploadParts?: string | undefined;
    /**
     * The maximum total size of all parts in bytes, usually 50 MB.
     *
     * Format: integer-string
     */
    maxTotalSize?: string | undefined;
    /**
     * The total number of bytes received so far.
     *
     * Format: integer-string
     */
    totalSize?: string | undefined;
}
