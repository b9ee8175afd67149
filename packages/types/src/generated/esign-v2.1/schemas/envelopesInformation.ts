// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Envelope, EnvelopeAnswer } from './envelope.js';
import type { EnvelopeTransactionStatus } from './envelopeTransactionStatus.js';
import type { Folder, FolderAnswer } from './folder.js';

/** One page of a list of envelopes. */
export interface EnvelopesInformation {
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
    /** The envelopes on this page of results. */
    envelopes?: Envelope[] | undefined;
    /** The statuses of the requested transactions. */
    envelopeTransactionStatuses?: EnvelopeTransactionStatus[] | undefined;
    /**
     * The token to send as `continuation_token` to continue after the last result of this
     * response.
     */
    continuationToken?: string | undefined;
    /**
     * The date and time up to which changes are included in this response.
     *
     * Format: date-time
     */
    lastQueriedDateTime?: string | undefined;
    /** The data store that returned the search results. */
    envelopeSearchSource?: string | undefined;
    /** The folders that contain the envelopes, if the request asks for them. */
    folders?: Folder[] | undefined;
}

/**
 * `EnvelopesInformation` in a response: with the members that the service always writes.
 */
export interface EnvelopesInformationAnswer extends EnvelopesInformation {
    startPosition: string;
    endPosition: string;
    resultSetSize: string;
    totalSetSize: string;
    nextUri: (string | null);
    previousUri: (string | null);
    envelopes?: EnvelopeAnswer[] | undefined;
    folders?: FolderAnswer[] | undefined;
}
