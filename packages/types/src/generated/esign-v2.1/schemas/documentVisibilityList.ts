// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentVisibility } from './documentVisibility.js';

/** The visibility of documents for recipients. */
export interface DocumentVisibilityList {
    /** The visibility entries, one for each pair of a document and a recipient. */
    documentVisibility: DocumentVisibility[];
}
