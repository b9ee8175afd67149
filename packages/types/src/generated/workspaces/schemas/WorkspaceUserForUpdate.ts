// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The role of a person to set. */
export interface WorkspaceUserForUpdate {
    /**
     * The ID of the new role.
     *
     * Format: guid
     */
    role_id: string;
}
