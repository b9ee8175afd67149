// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { TemplateMatch } from './templateMatch.js';

/** Summary information about a template and how it matches a document. */
export interface TemplateSummary {
    /**
     * Indicates whether the template has been applied to the document.
     *
     * Format: boolean-string
     */
    applied?: ("true" | "false") | undefined;
    /** The ID of the document, a whole number that the sender assigns. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /** The name of the document that matches the template. */
    documentName?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The name of the template. */
    name?: string | undefined;
    /**
     * The ID of the template, which the service assigns.
     *
     * Format: guid
     */
    templateId?: string | undefined;
    /** The similarity of the template to the document, and the matching pages. */
    templateMatch?: TemplateMatch | undefined;
    /** The templates that a request created; each with its ID, name and URI. */
    readonly templates?: TemplateSummary[] | undefined;
    /** The relative URI of this object. */
    uri?: string | undefined;
}
