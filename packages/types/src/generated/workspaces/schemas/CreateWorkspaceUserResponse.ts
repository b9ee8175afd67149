// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The person who was added to a workspace. */
export interface CreateWorkspaceUserResponse {
    /**
     * The ID of the workspace to which the person was added.
     *
     * Format: guid
     */
    workspace_id?: string | undefined;
    /**
     * The ID of the person in the workspace.
     *
     * Format: guid
     */
    user_id?: string | undefined;
    /**
     * The ID of the person's role.
     *
     * Format: guid
     */
    role_id?: string | undefined;
    /** The address of the person. */
    email?: (string | null) | undefined;
    /** The person's given name. */
    first_name?: (string | null) | undefined;
    /** The person's family name. */
    last_name?: (string | null) | undefined;
}
