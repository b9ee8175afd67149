// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDisplayAnchor } from './documentHtmlDisplayAnchor.js';

/** How a document is turned into a page that fits small screens. */
export interface DocumentHtmlDefinition {
    /** What the names of the anchors in the document begin with. */
    displayAnchorPrefix?: string | undefined;
    /** The parts of the document that are shown in their own way, by anchors in the text. */
    displayAnchors?: DocumentHtmlDisplayAnchor[] | undefined;
    /**
     * The place of the document among the others on the page, counted upwards.
     *
     * Format: integer-string
     */
    displayOrder?: string | undefined;
    /**
     * The page of the document at which this counts.
     *
     * Format: integer-string
     */
    displayPageNumber?: string | undefined;
    /**
     * The document, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    documentGuid?: string | undefined;
    /** The document, by the whole number that the sender gave to it. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /** What stands above the document on the page. */
    headerLabel?: string | undefined;
    /**
     * The width in pixels up to which a screen counts as small.
     *
     * Format: integer-string
     */
    maxScreenWidth?: string | undefined;
    /** The names of HTML elements that are left out when nothing is in them, with commas between them. */
    removeEmptyTags?: string | undefined;
    /**
     * Whether signers may switch between the page and the document as it is.
     *
     * Format: boolean-string
     */
    showMobileOptimizedToggle?: ("true" | "false") | undefined;
    /** The HTML of the page, or `document` to have it made from the file. */
    source?: string | undefined;
}
