// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WorkspaceItem } from './workspaceItem.js';

/** Files and folders of a workspace that a call is about. */
export interface WorkspaceItemList {
    /** The files and folders, each named by its `id`. */
    items: WorkspaceItem[];
}
