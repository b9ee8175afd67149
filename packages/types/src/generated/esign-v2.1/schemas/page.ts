// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** One page of a document. */
export interface Page {
    /** The page. The service gives the ID. */
    pageId?: string | undefined;
    /**
     * The number of the page in its document, from 1.
     *
     * Format: integer-string
     */
    sequence?: string | undefined;
    /**
     * The width in pixels.
     *
     * Format: integer-string
     */
    width?: string | undefined;
    /**
     * The height in pixels.
     *
     * Format: integer-string
     */
    height?: string | undefined;
    /**
     * The pixels to the inch.
     *
     * Format: integer-string
     */
    dpi?: string | undefined;
    /**
     * The size of the page's image in bytes.
     *
     * Format: integer-string
     */
    imageBytes?: string | undefined;
    /** The media type of the page's image. */
    mimeType?: string | undefined;
    /** The outcome for this page. */
    readonly errorDetails?: ErrorDetails | undefined;
}
