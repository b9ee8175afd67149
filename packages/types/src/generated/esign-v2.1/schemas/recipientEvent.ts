// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RecipientEventCode } from './recipientEventCode.js';

/** A status of a recipient that sets off a message. */
export interface RecipientEvent {
    recipientEventStatusCode?: RecipientEventCode | undefined;
    /**
     * Whether the message for this status holds the documents.
     *
     * Format: boolean-string
     */
    includeDocuments?: ("true" | "false") | undefined;
}
