// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An area of a page that is compared with the same area of a template. */
export interface MatchBox {
    /**
     * The height of the area in pixels.
     *
     * Format: integer-string
     */
    height?: string | undefined;
    /** The page number in the document, starting from 1. */
    pageNumber?: string | undefined;
    /**
     * The width of the area in pixels.
     *
     * Format: integer-string
     */
    width?: string | undefined;
    /**
     * The distance of the area from the left edge of the page, in pixels.
     *
     * Format: integer-string
     */
    xPosition?: string | undefined;
    /**
     * The distance of the area from the top edge of the page, in pixels.
     *
     * Format: integer-string
     */
    yPosition?: string | undefined;
}
