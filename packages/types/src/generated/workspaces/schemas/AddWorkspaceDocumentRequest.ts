// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form for adding a document to a workspace. */
export interface AddWorkspaceDocumentRequest {
    /**
     * The content of the file. The file name of the part becomes the name of the document.
     *
     * Format: binary
     */
    file: Blob;
}
