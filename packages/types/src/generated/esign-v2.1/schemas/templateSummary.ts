// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { TemplateMatch } from './templateMatch.js';

/** A template in short, and how it goes with a document. */
export interface TemplateSummary {
    /**
     * Whether the template has been applied to the document.
     *
     * Format: boolean-string
     */
    applied?: ("true" | "false") | undefined;
    /** The document, by the whole number that the sender gave to it. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /** The name of the document that the template goes with. */
    documentName?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** What its owner calls the template. */
    name?: string | undefined;
    /**
     * The template, by the ID that the service gave to it.
     *
     * Format: guid
     */
    templateId?: string | undefined;
    /** How well the template fits the document, and on which pages. */
    templateMatch?: TemplateMatch | undefined;
    /** The relative address under which this object is found. */
    uri?: string | undefined;
}
