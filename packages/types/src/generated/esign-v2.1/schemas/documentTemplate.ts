// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A template and the range of document pages to which it is applied. */
export interface DocumentTemplate {
    /**
     * The last page to which the template is applied, counted from 1.
     *
     * Format: integer-string
     */
    documentEndPage?: string | undefined;
    /** The ID of the document, a whole number that the sender assigns. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /**
     * The first page to which the template is applied, counted from 1.
     *
     * Format: integer-string
     */
    documentStartPage?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * The ID of the template, which the service assigns.
     *
     * Format: guid
     */
    templateId: string;
}
