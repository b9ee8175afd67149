// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The options of an embedded page for documents. */
export interface EnvelopeViewDocumentSettings {
    /**
     * Specifies whether documents can be added, renamed, moved and removed.
     *
     * Format: boolean-string
     *
     * @default true
     */
    showEditDocuments?: ("true" | "false") | undefined;
    /**
     * Specifies whether the user can set which recipients see which documents.
     *
     * Format: boolean-string
     *
     * @default true
     */
    showEditDocumentVisibility?: ("true" | "false") | undefined;
    /**
     * Specifies whether single pages of documents can be moved, rotated and removed.
     *
     * Format: boolean-string
     *
     * @default true
     */
    showEditPages?: ("true" | "false") | undefined;
    /**
     * Specifies whether a field can be saved as a custom field of its document.
     *
     * Format: boolean-string
     */
    showSaveAsDocumentCustomField?: ("true" | "false") | undefined;
}
