// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDocument, EnvelopeDocumentAnswer } from './envelopeDocument.js';

/** The documents of an envelope. */
export interface EnvelopeDocumentsResult {
    /** The documents in order, followed by the certificate of completion. */
    envelopeDocuments?: EnvelopeDocument[] | undefined;
    /**
     * The ID of the envelope, a GUID that the service assigns.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
}

/**
 * `EnvelopeDocumentsResult` in a response: with the members that the service always writes.
 */
export interface EnvelopeDocumentsResultAnswer extends EnvelopeDocumentsResult {
    envelopeDocuments: EnvelopeDocumentAnswer[];
    envelopeId: string;
}
