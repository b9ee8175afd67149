// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Folder } from './folder.js';

/** The envelopes and templates to move to a folder. */
export interface FoldersRequest {
    /** The IDs of the envelopes and templates to move. */
    envelopeIds: string[];
    /**
     * Do not use this field. The service ignores it: this operation does not create or rename
     * folders.
     */
    folders?: Folder[] | undefined;
    /** The current folder of the items, as an ID or a keyword such as `inbox`. */
    fromFolderId?: string | undefined;
}
