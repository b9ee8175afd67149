// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Folder } from './folder.js';

/** The folders that the caller may see. */
export interface FoldersResponse {
    /** The outermost folders; others lie inside them. */
    folders?: Folder[] | undefined;
}
