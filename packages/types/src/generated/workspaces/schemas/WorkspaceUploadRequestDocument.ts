// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An uploaded document. */
export interface WorkspaceUploadRequestDocument {
    /** The file name of the uploaded document. */
    document_name?: (string | null) | undefined;
    /**
     * The ID of the uploaded document in the workspace.
     *
     * Format: guid
     */
    document_id?: string | undefined;
}
