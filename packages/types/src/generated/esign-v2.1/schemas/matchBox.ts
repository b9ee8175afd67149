// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An area of a page that is compared with the same area of a template. */
export interface MatchBox {
    /**
     * The height of the area in pixels.
     *
     * Format: integer-string
     */
    height?: string | undefined;
    /** The page of the document, counted from 1. */
    pageNumber?: string | undefined;
    /**
     * The width of the area in pixels.
     *
     * Format: integer-string
     */
    width?: string | undefined;
    /**
     * How far the area is from the left edge, in pixels.
     *
     * Format: integer-string
     */
    xPosition?: string | undefined;
    /**
     * How far the area is from the upper edge, in pixels.
     *
     * Format: integer-string
     */
    yPosition?: string | undefined;
}
