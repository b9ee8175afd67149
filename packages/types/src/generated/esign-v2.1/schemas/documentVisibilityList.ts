// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentVisibility } from './documentVisibility.js';

/** Which recipients see which documents. */
export interface DocumentVisibilityList {
    /** One entry for each pair of a document and a recipient. */
    documentVisibility: DocumentVisibility[];
}
