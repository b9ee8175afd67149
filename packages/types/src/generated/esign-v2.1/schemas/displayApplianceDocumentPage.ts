// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A page of a document as a signing page displays it. */
export interface DisplayApplianceDocumentPage {
    /** The number of pages of the document. */
    docPageCountTotal?: number | undefined;
    /** The ID of the document, a whole number that the sender assigns. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /** The name that the sender gives the document. */
    documentName?: string | undefined;
    /** The extension of the file, without a full stop. */
    extension?: string | undefined;
    /** The height of the page, in pixels at 72 dots per inch. */
    height72DPI?: number | undefined;
    /** Indicates whether the document is an attachment of a recipient. */
    isAttachmentType?: boolean | undefined;
    /** The 1-based number of the page. */
    page?: number | undefined;
    /** The GUID of the page. */
    pageId?: string | undefined;
    /** The kind of the document: `content`, `summary` or an attachment. */
    type?: string | undefined;
    /** The width of the page, in pixels at 72 dots per inch. */
    width72DPI?: number | undefined;
}
