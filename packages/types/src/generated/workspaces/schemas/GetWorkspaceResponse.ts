// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A workspace. */
export interface GetWorkspaceResponse {
    /**
     * The ID of the workspace, for later calls.
     *
     * Format: guid
     */
    workspace_id: string;
    /** The name that people see. */
    name?: (string | null) | undefined;
    /**
     * The date and time when the workspace was created.
     *
     * Format: date-time
     */
    created_date?: (string | null) | undefined;
    /**
     * The ID of the user who created it.
     *
     * Format: guid
     */
    created_by_user_id?: string | undefined;
    /** The IDs of the users who own the workspace. */
    workspace_owner_ids?: string[] | undefined;
}
