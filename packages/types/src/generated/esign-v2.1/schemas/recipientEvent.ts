// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { RecipientEventCode } from './recipientEventCode.js';

/** A recipient status that triggers a message. */
export interface RecipientEvent {
    recipientEventStatusCode?: RecipientEventCode | undefined;
    /**
     * Specifies whether the message for this status includes the documents.
     *
     * Format: boolean-string
     */
    includeDocuments?: ("true" | "false") | undefined;
}
