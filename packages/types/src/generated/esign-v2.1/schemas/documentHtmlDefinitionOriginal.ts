// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinition } from './documentHtmlDefinition.js';

/** The small-screen layout of one document. */
export interface DocumentHtmlDefinitionOriginal {
    /** The ID of the document, a whole number that the sender assigns. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /**
     * The GUID of the document, assigned by the service.
     *
     * Format: guid
     */
    documentIdGuid?: string | undefined;
    /** The layout as defined by the sender. */
    htmlDefinition?: DocumentHtmlDefinition | undefined;
}
