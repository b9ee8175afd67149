// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The role of a person after a change. */
export interface UpdateWorkspaceUserResponse {
    /**
     * The ID of the role that the person has now.
     *
     * Format: guid
     */
    role_id?: string | undefined;
}
