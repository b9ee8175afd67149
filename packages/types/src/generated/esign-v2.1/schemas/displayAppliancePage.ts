// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A page in the order in which a signing page displays all pages. */
export interface DisplayAppliancePage {
    /** The ID of the document, a whole number that the sender assigns. Tabs and recipients refer to it. */
    documentId?: string | undefined;
    /** The name that the sender gives the document. */
    documentName?: string | undefined;
    /** The GUID of the document. */
    externalDocumentId?: string | undefined;
    /** The height of the page, in pixels. */
    height?: number | undefined;
    /** Indicates whether it is the first page of its document. */
    isFirstPage?: boolean | undefined;
    /** The GUID of the page. */
    pageId?: string | undefined;
    /** The 1-based number of the page in its document. */
    pageNo?: number | undefined;
    /** The state of the image of the page. */
    pageStatus?: string | undefined;
    /** The kind of the document: `content`, `summary` or an attachment. */
    pageType?: string | undefined;
    /** The width of the page, in pixels. */
    width?: number | undefined;
}
