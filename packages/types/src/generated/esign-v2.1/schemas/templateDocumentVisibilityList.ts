// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentVisibility } from './documentVisibility.js';

/** Which documents of a template its recipients will see. */
export interface TemplateDocumentVisibilityList {
    /** One entry for each pair of a document and a recipient. */
    documentVisibility: DocumentVisibility[];
}
