// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDisplaySettings } from './documentHtmlDisplaySettings.js';

/** A section of a document between two anchors, with its display settings. */
export interface DocumentHtmlDisplayAnchor {
    /** Specifies whether the search for the texts is case-sensitive. */
    caseSensitive?: boolean | undefined;
    /** The text at which the part ends. */
    endAnchor?: string | undefined;
    /** Specifies whether the end text is removed from the displayed page. */
    removeEndAnchor?: boolean | undefined;
    /** Specifies whether the start text is removed from the displayed page. */
    removeStartAnchor?: boolean | undefined;
    /** The text at which the part starts. */
    startAnchor?: string | undefined;
    /** The display settings of the section between the anchors. */
    displaySettings?: DocumentHtmlDisplaySettings | undefined;
}
