// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentTemplate } from './documentTemplate.js';

/** The templates to apply, each with its document. */
export interface DocumentTemplateList {
    /** The templates, in the order in which they are applied. */
    documentTemplates: DocumentTemplate[];
}
