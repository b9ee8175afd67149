// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDisplaySettings } from './documentHtmlDisplaySettings.js';

/** A part of a document between two anchors, with the way in which it is shown. */
export interface DocumentHtmlDisplayAnchor {
    /** Whether capital and small letters count as different in the search for the texts. */
    caseSensitive?: boolean | undefined;
    /** The text at which the part ends. */
    endAnchor?: string | undefined;
    /** Whether the text at the end is taken out of the page that is shown. */
    removeEndAnchor?: boolean | undefined;
    /** Whether the text at the start is taken out of the page that is shown. */
    removeStartAnchor?: boolean | undefined;
    /** The text at which the part starts. */
    startAnchor?: string | undefined;
    /** The way in which the part between the anchors is shown. */
    displaySettings?: DocumentHtmlDisplaySettings | undefined;
}
