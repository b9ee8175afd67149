// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The position on a page where a part of a document starts or ends. */
export interface SmartSectionAnchorPosition {
    /**
     * The page number in the document, starting from 1.
     *
     * Format: int32
     */
    pageNumber?: number | undefined;
    /**
     * The distance from the left edge of the page, in pixels.
     *
     * Format: double
     */
    xPosition?: number | undefined;
    /**
     * The distance from the top edge of the page, in pixels.
     *
     * Format: double
     */
    yPosition?: number | undefined;
}
