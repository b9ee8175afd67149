// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDocument, EnvelopeDocumentAnswer } from './envelopeDocument.js';

/** The documents of a template. */
export interface TemplateDocumentsResult {
    /** The documents as stored by the service, in their order. */
    templateDocuments?: EnvelopeDocument[] | undefined;
    /**
     * The ID of the template, which the service assigns.
     *
     * Format: guid
     */
    templateId?: string | undefined;
}

/**
 * `TemplateDocumentsResult` in a response: with the members that the service always writes.
 */
export interface TemplateDocumentsResultAnswer extends TemplateDocumentsResult {
    templateDocuments: EnvelopeDocumentAnswer[];
    templateId: string;
}
