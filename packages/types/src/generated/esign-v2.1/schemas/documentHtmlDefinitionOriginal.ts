// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentHtmlDefinition } from './documentHtmlDefinition.js';

/** The layout for small screens of one document. */
export interface DocumentHtmlDefinitionOriginal {
    /** The document, by the whole number that the sender gave to it. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /**
     * The document, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    documentIdGuid?: string | undefined;
    /** The layout as the sender described it. */
    htmlDefinition?: DocumentHtmlDefinition | undefined;
}
