// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceItem } from './workspaceItem.js';

/** A folder of a workspace with one page of its contents. */
export interface WorkspaceFolderContents {
    /**
     * The zero-based position of the last item of this response in the whole list.
     *
     * Format: integer-string
     */
    endPosition?: string | undefined;
    /** The requested folder. */
    folder?: WorkspaceItem | undefined;
    /** The files and folders in the folder, as requested. */
    items?: WorkspaceItem[] | undefined;
    /** The parent folders, starting at the root of the workspace. */
    parentFolders?: WorkspaceItem[] | undefined;
    /**
     * The number of items in this response. It is at most `totalSetSize`.
     *
     * Format: integer-string
     */
    resultSetSize?: string | undefined;
    /**
     * The zero-based position of the first item of this response in the whole list.
     *
     * Format: integer-string
     */
    startPosition?: string | undefined;
    /**
     * The number of items in the folder. It is at least `resultSetSize`.
     *
     * Format: integer-string
     */
    totalSetSize?: string | undefined;
    /**
     * The ID of the workspace, a GUID that the service assigns.
     *
     * Format: guid
     */
    workspaceId?: string | undefined;
}
