// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ChunkedUploadPart } from './chunkedUploadPart.js';

/** An upload in several parts, and how far it has come. */
export interface ChunkedUploadResponse {
    /** The SHA-256 checksum of all bytes received, to be compared with that of the file. */
    checksum?: string | undefined;
    /**
     * The upload, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    chunkedUploadId: string;
    /** The parts received so far, in their order. */
    chunkedUploadParts?: ChunkedUploadPart[] | undefined;
    /** The relative address by which documents and attachments name the upload, in `remoteUrl`. */
    chunkedUploadUri?: string | undefined;
    /**
     * Whether the upload is closed and ready for use.
     *
     * Format: boolean-string
     */
    committed?: ("true" | "false") | undefined;
    /**
     * When the upload is thrown away, 20 minutes after its start.
     *
     * Format: date-time
     */
    expirationDateTime?: string | undefined;
    /**
     * How many parts the upload may have: 128 as a rule, 256 at the very most.
     *
     * Format: integer-string
     */
    maxChunkedUploadParts?: string | undefined;
    /**
     * How many bytes all parts may have together: 50 MB as a rule.
     *
     * Format: integer-string
     */
    maxTotalSize?: string | undefined;
    /**
     * How many bytes have been received so far.
     *
     * Format: integer-string
     */
    totalSize?: string | undefined;
}
