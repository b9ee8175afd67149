// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The document that was added to an upload request. */
export interface AddWorkspaceUploadRequestDocumentResponse {
    /**
     * The ID of the upload request that asked for it.
     *
     * Format: guid
     */
    upload_request_id: string;
    /**
     * The ID that the document got in the workspace.
     *
     * Format: guid
     */
    document_id: string;
    /** The name of the uploaded file. */
    document_name: string | null;
}
