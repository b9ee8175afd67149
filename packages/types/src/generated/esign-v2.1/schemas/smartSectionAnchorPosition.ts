// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A place on a page at which a part of a document starts or ends. */
export interface SmartSectionAnchorPosition {
    /**
     * The page of the document, counted from 1.
     *
     * Format: int32
     */
    pageNumber?: number | undefined;
    /**
     * Pixels from the left edge of the page.
     *
     * Format: double
     */
    xPosition?: number | undefined;
    /**
     * Pixels from the top edge of the page.
     *
     * Format: double
     */
    yPosition?: number | undefined;
}
