// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A document as a signing page displays it. */
export interface DisplayApplianceDocument {
    /** The text of the sender about an attachment. */
    attachmentDescription?: string | undefined;
    /** The ID of the document, a whole number that the sender assigns. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /** The kind of the document: `content`, `summary` or an attachment. */
    documentType?: string | undefined;
    /**
     * The ID of the envelope, a GUID that the service assigns.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The GUID of the document. */
    externalDocumentId?: string | undefined;
    /** The GUID of the latest version of the PDF. */
    latestPDFId?: string | undefined;
    /** The name of the document. */
    name?: string | undefined;
    /** The number of pages. */
    pages?: number | undefined;
}
