// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A person in a workspace. */
export interface WorkspaceUserSummary {
    /**
     * The ID of this person in the workspace.
     *
     * Format: guid
     */
    user_id?: string | undefined;
    /** The e-mail address of this person. */
    email?: (string | null) | undefined;
    /** The given name of this person. */
    first_name?: (string | null) | undefined;
    /** The family name of this person. */
    last_name?: (string | null) | undefined;
    /**
     * The ID of the role of this person.
     *
     * Format: guid
     */
    role_id?: string | undefined;
    /** The role that this person has, such as `Manage`. Null if the workspace does not know it. */
    role_name?: (string | null) | undefined;
}
