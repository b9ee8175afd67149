// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The user who owns a document, by name. */
export interface WorkspaceDocumentOwner {
    /** The given name of the owner. */
    first_name?: (string | null) | undefined;
    /** The family name of the owner. */
    last_name?: (string | null) | undefined;
}
