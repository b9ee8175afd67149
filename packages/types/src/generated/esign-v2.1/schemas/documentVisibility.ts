// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/**
 * Whether one recipient sees one document. A document with a tab of the recipient cannot be
 * hidden.
 */
export interface DocumentVisibility {
    /** The document, by the whole number that the sender gave to it. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The recipient, by the ID that the sender gave to it within the envelope. Tabs belong to it. */
    recipientId?: string | undefined;
    /** Whether the visibility may be changed. */
    rights?: ("editable" | "read_only") | undefined;
    /**
     * Whether the recipient sees the document.
     *
     * Format: boolean-string
     */
    visible?: ("true" | "false") | undefined;
}
