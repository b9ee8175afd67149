// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeSummary } from './envelopeSummary.js';
import type { Folder, FolderAnswer } from './folder.js';

/** A folder with one page of its items, if the request asks for them. */
export interface FolderItemsResponse {
    /** The statuses of the envelopes on this page. */
    envelopes?: EnvelopeSummary[] | undefined;
    /** The requested folder, with its items in `folderItems`. */
    folders?: Folder[] | undefined;
    /**
     * The zero-based position of the first record of this response in the whole list.
     *
     * Format: integer-string
     */
    startPosition?: string | undefined;
    /**
     * The zero-based position of the last record of this response in the whole list.
     *
     * Format: integer-string
     */
    endPosition?: string | undefined;
    /**
     * The number of records in this response. It is at most `totalSetSize`.
     *
     * Format: integer-string
     */
    resultSetSize?: string | undefined;
    /**
     * The number of records in the whole list. It is at least `resultSetSize`.
     *
     * Format: integer-string
     */
    totalSetSize?: string | undefined;
    /** The relative URI of the next page of the list; null on the last page. */
    nextUri?: (string | null) | undefined;
    /** The relative URI of the previous page of the list; null on the first page. */
    previousUri?: (string | null) | undefined;
}

/**
 * `FolderItemsResponse` in a response: with the members that the service always writes.
 */
export interface FolderItemsResponseAnswer extends FolderItemsResponse {
    folders?: FolderAnswer[] | undefined;
}
