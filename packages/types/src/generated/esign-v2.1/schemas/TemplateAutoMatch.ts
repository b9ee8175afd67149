// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** The setting that proposes a template for documents that look like its own. */
export interface TemplateAutoMatch {
    /**
     * Specifies whether the template is proposed.
     *
     * Format: boolean-string
     */
    autoMatch?: ("true" | "false") | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * The ID of the template, which the service assigns.
     *
     * Format: guid
     */
    templateId?: string | undefined;
}
