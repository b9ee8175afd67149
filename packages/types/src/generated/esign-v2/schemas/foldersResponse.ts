// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Folder } from './folder.js';

/** The folders that the caller can view. */
export interface FoldersResponse {
    /** The top-level folders, which contain the other folders. */
    folders?: Folder[] | undefined;
}
