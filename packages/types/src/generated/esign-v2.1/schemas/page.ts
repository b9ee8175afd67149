// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** One page of a document. */
export interface Page {
    /** The ID of the page. It is set by the service. */
    pageId?: string | undefined;
    /**
     * The number of the page in its document, starting at 1.
     *
     * Format: integer-string
     */
    sequence?: string | undefined;
    /**
     * The width of the page in pixels.
     *
     * Format: integer-string
     */
    width?: string | undefined;
    /**
     * The height of the page in pixels.
     *
     * Format: integer-string
     */
    height?: string | undefined;
    /**
     * The resolution of the page image in pixels per inch.
     *
     * Format: integer-string
     */
    dpi?: string | undefined;
    /**
     * The size of the page image in bytes.
     *
     * Format: integer-string
     */
    imageBytes?: string | undefined;
    /** The media type of the page image. */
    mimeType?: string | undefined;
    /** The error details for this page. */
    readonly errorDetails?: ErrorDetails | undefined;
}
