// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BccEmailArchive } from './bccEmailArchive.js';

/** The e-mail addresses that receive blind carbon copies (BCC) of the e-mails of an account. */
export interface BccEmailArchiveList {
    /** The archive addresses on this page of results. */
    bccEmailArchives?: BccEmailArchive[] | undefined;
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
