// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A template and the pages of a document that it is applied to. */
export interface DocumentTemplate {
    /**
     * The last page that the template covers, counted from 1.
     *
     * Format: integer-string
     */
    documentEndPage?: string | undefined;
    /** The document, by the whole number that the sender gave to it. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /**
     * The first page that the template covers, counted from 1.
     *
     * Format: integer-string
     */
    documentStartPage?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * The template, by the ID that the service gave to it.
     *
     * Format: guid
     */
    templateId: string;
}
