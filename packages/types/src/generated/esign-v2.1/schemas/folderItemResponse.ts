// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FolderItemV2, FolderItemV2Answer } from './folderItem_v2.js';

/** One page of the envelopes that a search folder finds. */
export interface FolderItemResponse {
    /**
     * The 0-based position of the last envelope on this page in the whole list.
     *
     * Format: integer-string
     */
    endPosition?: string | undefined;
    /** The envelopes on this page. */
    folderItems?: FolderItemV2[] | undefined;
    /** The relative URI of the next page of the list; null on the last page. */
    nextUri?: (string | null) | undefined;
    /** The relative URI of the previous page of the list; null on the first page. */
    previousUri?: (string | null) | undefined;
    /**
     * The number of envelopes in this response. It is never greater than `totalRows`.
     *
     * Format: integer-string
     */
    resultSetSize?: string | undefined;
    /**
     * The 0-based position of the first envelope on this page in the whole list.
     *
     * Format: integer-string
     */
    startPosition?: string | undefined;
    /**
     * The total number of envelopes that the search finds.
     *
     * Format: integer-string
     */
    totalRows?: string | undefined;
}

/**
 * `FolderItemResponse` in a response: with the members that the service always writes.
 */
export interface FolderItemResponseAnswer extends FolderItemResponse {
    folderItems?: FolderItemV2Answer[] | undefined;
}
