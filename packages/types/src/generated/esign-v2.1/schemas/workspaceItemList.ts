// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceItem } from './workspaceItem.js';

/** The files and folders of a workspace to process. */
export interface WorkspaceItemList {
    /** The files and folders, each identified by its `id`. */
    items: WorkspaceItem[];
}
