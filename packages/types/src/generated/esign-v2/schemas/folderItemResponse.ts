// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FolderItemV2 } from './folderItem_v2.js';

/** One chunk of the envelopes that a search folder finds. */
export interface FolderItemResponse {
    /**
     * The zero-based position in the whole list of the last envelope here.
     *
     * Format: integer-string
     */
    endPosition?: string | undefined;
    /** The envelopes of this chunk. */
    folderItems?: FolderItemV2[] | undefined;
    /** The relative address of the next chunk; null on the last one. */
    nextUri?: (string | null) | undefined;
    /** The relative address of the chunk before; null on the first one. */
    previousUri?: (string | null) | undefined;
    /**
     * How many envelopes this answer holds; never more than `totalRows`.
     *
     * Format: integer-string
     */
    resultSetSize?: string | undefined;
    /**
     * The zero-based position in the whole list of the first envelope here.
     *
     * Format: integer-string
     */
    startPosition?: string | undefined;
    /**
     * How many envelopes the search finds in all.
     *
     * Format: integer-string
     */
    totalRows?: string | undefined;
}
