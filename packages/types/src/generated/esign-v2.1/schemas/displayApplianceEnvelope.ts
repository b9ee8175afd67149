// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An envelope as a signing page displays it. */
export interface DisplayApplianceEnvelope {
    /** Indicates whether pages carry the stamp of a developer account. */
    addDemoStamp?: boolean | undefined;
    /** Indicates whether an attachment tab accepts several files. */
    allowMultipleAttachments?: boolean | undefined;
    /** Indicates whether the initial values of tabs are part of the PDF. */
    burnDefaultTabData?: boolean | undefined;
    /** Indicates whether form fields of PDFs were converted into tabs. */
    convertPdfFields?: boolean | undefined;
    /**
     * The ID of the envelope, a GUID that the service assigns.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The kind of envelope, which the service sets. */
    envelopeType?: string | undefined;
    /** Indicates whether signatures are displayed before the envelope is completed. */
    includeSigsBeforeComplete?: boolean | undefined;
    /** Indicates whether the documents are displayed as one. */
    isConcatMode?: boolean | undefined;
    /** Indicates whether pages carry the envelope ID. */
    isEnvelopeIDStampingEnabled?: boolean | undefined;
    /** Indicates whether the font size of form fields was kept. */
    pdfFormConversionFontScale100?: boolean | undefined;
    /** Indicates whether form fields of PDFs are flattened. */
    shouldFlatten?: boolean | undefined;
    /** Indicates whether changed tabs are marked. */
    showEnvelopeChanges?: boolean | undefined;
    /** Indicates whether recipients sign online. */
    signOnline?: boolean | undefined;
    /** The place of the envelope in its life, such as `sent`. */
    status?: string | undefined;
    /**
     * The user ID of the sender.
     *
     * Format: guid
     */
    userId?: string | undefined;
}
