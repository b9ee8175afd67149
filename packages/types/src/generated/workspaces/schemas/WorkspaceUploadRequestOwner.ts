// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The user who asks for documents. */
export interface WorkspaceUploadRequestOwner {
    /**
     * The ID of the user who asks.
     *
     * Format: guid
     */
    user_id: string;
}
