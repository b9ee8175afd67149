// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Workspace } from './workspace.js';

/** One page of the workspaces of an account. */
export interface WorkspaceList {
    /**
     * The zero-based position of the last workspace of this response in the whole list.
     *
     * Format: integer-string
     */
    endPosition?: string | undefined;
    /**
     * The number of workspaces in this response. It is at most `totalSetSize`.
     *
     * Format: integer-string
     */
    resultSetSize?: string | undefined;
    /**
     * The zero-based position of the first workspace of this response in the whole list.
     *
     * Format: integer-string
     */
    startPosition?: string | undefined;
    /**
     * The number of workspaces in the whole list. It is at least `resultSetSize`.
     *
     * Format: integer-string
     */
    totalSetSize?: string | undefined;
    /** The workspaces that the caller owns or was invited to. */
    workspaces?: Workspace[] | undefined;
}
