// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDocument } from './envelopeDocument.js';

/** The documents of an envelope. */
export interface EnvelopeDocumentsResult {
    /** The documents, in their order, with the certificate of completion at the end. */
    envelopeDocuments?: EnvelopeDocument[] | undefined;
    /**
     * The envelope, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
}
