// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceRoleSummary } from './WorkspaceRoleSummary.js';

/** A page of the roles that the caller can assign. */
export interface GetWorkspaceAssignableRolesResponse {
    /**
     * The number of items in this response.
     *
     * Format: int32
     */
    result_set_size?: (number | null) | undefined;
    /**
     * The 0-based position of the first item of this response in the whole list.
     *
     * Format: int32
     */
    start_position?: (number | null) | undefined;
    /**
     * The 0-based position of the last item of this response in the whole list.
     *
     * Format: int32
     */
    end_position?: (number | null) | undefined;
    /**
     * The number of items in the whole list.
     *
     * Format: int32
     */
    total_row_count?: (number | null) | undefined;
    /** The roles on this page. */
    roles: WorkspaceRoleSummary[];
    /**
     * The ID of the caller's own role in the workspace.
     *
     * Format: guid
     */
    current_role_id?: string | undefined;
}
