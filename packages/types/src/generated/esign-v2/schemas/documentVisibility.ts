// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/**
 * The visibility of one document for one recipient. A document on which the recipient has a tab
 * cannot be hidden.
 */
export interface DocumentVisibility {
    /** The ID of the document, a whole number that the sender assigns. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The ID of the recipient, unique in the envelope, that the sender assigns. Tabs refer to it. */
    recipientId?: string | undefined;
    /** Indicates whether the visibility can be changed: `editable` or `read_only`. */
    rights?: ("editable" | "read_only" | (string & {})) | undefined;
    /**
     * Specifies whether the recipient can see the document.
     *
     * Format: boolean-string
     */
    visible?: ("true" | "false") | undefined;
}
