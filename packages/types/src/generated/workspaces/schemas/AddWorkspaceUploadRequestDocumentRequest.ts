// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The form for adding a document to an upload request. */
export interface AddWorkspaceUploadRequestDocumentRequest {
    /**
     * The content of the uploaded file, whose name becomes the name of the document.
     *
     * Format: binary
     */
    file: Blob;
}
