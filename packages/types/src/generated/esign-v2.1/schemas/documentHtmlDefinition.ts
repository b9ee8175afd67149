// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDisplayAnchor } from './documentHtmlDisplayAnchor.js';

/** The settings for converting a document to an HTML page for small screens. */
export interface DocumentHtmlDefinition {
    /** The prefix of the anchor names in the document. */
    displayAnchorPrefix?: string | undefined;
    /**
     * The sections of the document that have their own display settings, identified by anchors in
     * the text.
     */
    displayAnchors?: DocumentHtmlDisplayAnchor[] | undefined;
    /**
     * The position of the document among the other documents on the page, in ascending order.
     *
     * Format: integer-string
     */
    displayOrder?: string | undefined;
    /**
     * The page of the document to which the settings apply.
     *
     * Format: integer-string
     */
    displayPageNumber?: string | undefined;
    /**
     * The GUID of the document, assigned by the service.
     *
     * Format: guid
     */
    documentGuid?: string | undefined;
    /** The ID of the document, a whole number that the sender assigns. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /** The header that is displayed above the document on the page. */
    headerLabel?: string | undefined;
    /**
     * The maximum width of a small screen, in pixels.
     *
     * Format: integer-string
     */
    maxScreenWidth?: string | undefined;
    /** The names of HTML elements that are removed if they are empty, separated by commas. */
    removeEmptyTags?: string | undefined;
    /**
     * Specifies whether signers can switch between the HTML page and the original document.
     *
     * Format: boolean-string
     */
    showMobileOptimizedToggle?: ("true" | "false") | undefined;
    /**
     * The HTML of the page, or `document` to generate it from the file. If the document has no file,
     * the document itself is rendered from this HTML.
     */
    source?: string | undefined;
}
