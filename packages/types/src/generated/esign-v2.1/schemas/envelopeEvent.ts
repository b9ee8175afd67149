// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeEventCode } from './envelopeEventCode.js';

/** A status of an envelope that sets off a message. */
export interface EnvelopeEvent {
    envelopeEventStatusCode?: EnvelopeEventCode | undefined;
    /**
     * Whether the message for this status holds the documents.
     *
     * Format: boolean-string
     */
    includeDocuments?: ("true" | "false") | undefined;
}
