// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A document of a workspace. */
export interface GetWorkspaceDocumentResponse {
    /**
     * The ID of the workspace to which the document belongs.
     *
     * Format: guid
     */
    workspace_id?: string | undefined;
    /**
     * The ID that the document has in this workspace.
     *
     * Format: guid
     */
    document_id: string;
    /** The file name of the document. */
    name: string;
    /**
     * The ID of the user to whom the document belongs.
     *
     * Format: guid
     */
    owner_id?: string | undefined;
    /**
     * The size in bytes.
     *
     * Format: int64
     */
    size?: (number | null) | undefined;
    /**
     * The date and time when the document came into the workspace.
     *
     * Format: date-time
     */
    created_date?: (string | null) | undefined;
    /** The media type of the content. */
    content_type?: (string | null) | undefined;
}
