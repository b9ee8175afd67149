// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDocument } from './envelopeDocument.js';

/** The documents of a template. */
export interface TemplateDocumentsResult {
    /** The documents as the service keeps them, in their order. */
    templateDocuments?: EnvelopeDocument[] | undefined;
    /**
     * The template, by the ID that the service gave to it.
     *
     * Format: guid
     */
    templateId?: string | undefined;
}
