// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The user who added a document. */
export interface CreateWorkspaceDocumentOwner {
    /**
     * The ID of that user.
     *
     * Format: guid
     */
    user_id?: string | undefined;
    /** The given name of the user. */
    first_name?: (string | null) | undefined;
    /** The family name of the user. */
    last_name?: (string | null) | undefined;
}
