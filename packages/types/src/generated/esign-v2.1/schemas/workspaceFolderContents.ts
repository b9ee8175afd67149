// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceItem } from './workspaceItem.js';

/** A folder of a workspace with what lies in it, in chunks. */
export interface WorkspaceFolderContents {
    /**
     * The zero-based position in the whole list of the last item here.
     *
     * Format: integer-string
     */
    endPosition?: string | undefined;
    /** The folder that was asked for. */
    folder?: WorkspaceItem | undefined;
    /** The files and folders in it, as far as they were asked for. */
    items?: WorkspaceItem[] | undefined;
    /** The folders above it, from the root of the workspace down. */
    parentFolders?: WorkspaceItem[] | undefined;
    /**
     * How many items this answer holds; never more than `totalSetSize`.
     *
     * Format: integer-string
     */
    resultSetSize?: string | undefined;
    /**
     * The zero-based position in the whole list of the first item here.
     *
     * Format: integer-string
     */
    startPosition?: string | undefined;
    /**
     * How many items the folder holds; never fewer than `resultSetSize`.
     *
     * Format: integer-string
     */
    totalSetSize?: string | undefined;
    /**
     * The workspace, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    workspaceId?: string | undefined;
}
