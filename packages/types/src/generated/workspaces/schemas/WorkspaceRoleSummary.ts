// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A role that people have in workspaces. */
export interface WorkspaceRoleSummary {
    /**
     * The ID of the role, which requests about people contain.
     *
     * Format: guid
     */
    role_id?: string | undefined;
    /** The name of the role, `Manage` or `Participate`. */
    name?: (string | null) | undefined;
    /** Says if people outside the account can have the role. */
    is_external?: (boolean | null) | undefined;
    /**
     * The date and time when the account got the role.
     *
     * Format: date-time
     */
    created_date?: (string | null) | undefined;
}
