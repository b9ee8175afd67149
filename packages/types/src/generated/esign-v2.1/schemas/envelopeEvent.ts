// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeEventCode } from './envelopeEventCode.js';

/** An envelope status that triggers a message. */
export interface EnvelopeEvent {
    envelopeEventStatusCode?: EnvelopeEventCode | undefined;
    /**
     * Specifies whether the message for this status includes the documents.
     *
     * Format: boolean-string
     */
    includeDocuments?: ("true" | "false") | undefined;
}
