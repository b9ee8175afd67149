// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Workspace } from './workspace.js';

/** Workspaces of an account. */
export interface WorkspaceList {
    /**
     * The zero-based position in the whole list of the last workspace here.
     *
     * Format: integer-string
     */
    endPosition?: string | undefined;
    /**
     * How many workspaces this answer holds; never more than `totalSetSize`.
     *
     * Format: integer-string
     */
    resultSetSize?: string | undefined;
    /**
     * The zero-based position in the whole list of the first workspace here.
     *
     * Format: integer-string
     */
    startPosition?: string | undefined;
    /**
     * How many workspaces the whole list holds; never fewer than `resultSetSize`.
     *
     * Format: integer-string
     */
    totalSetSize?: string | undefined;
    /** The workspaces that the caller owns or was invited to. */
    workspaces?: Workspace[] | undefined;
}
