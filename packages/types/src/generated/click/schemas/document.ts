// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A document of a clickwrap, as HTML or as a file. */
export interface Document {
    /** The bytes of the file in Base64, in place of `documentHtml`. */
    documentBase64?: string | undefined;
    /** Shows the text of this document on the page, or a link to it. */
    documentDisplay?: ("link" | "document" | (string & {})) | undefined;
    /** The text of the document as HTML, in place of `documentBase64`. */
    documentHtml?: string | undefined;
    /** The title of the document. */
    documentName?: string | undefined;
    /** The type of the file, such as `pdf` or `docx`. */
    fileExtension?: string | undefined;
    /** Lets people agree only after they have scrolled to the end of this document. */
    mustRead?: boolean | undefined;
    /** Lets people agree only after they have opened this document. */
    mustView?: boolean | undefined;
    /**
     * The 0-based place of the document on the page, which no other document has.
     *
     * Format: int32
     */
    order?: number | undefined;
}
