// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Envelope } from './envelope.js';
import type { EnvelopeTransactionStatus } from './envelopeTransactionStatus.js';
import type { Folder } from './folder.js';

/** One chunk of a list of envelopes. */
export interface EnvelopesInformation {
    /**
     * The zero-based position in the whole list of the first record here.
     *
     * Format: integer-string
     */
    startPosition?: string | undefined;
    /**
     * The zero-based position in the whole list of the last record here.
     *
     * Format: integer-string
     */
    endPosition?: string | undefined;
    /**
     * How many records this answer holds; never more than `totalSetSize`.
     *
     * Format: integer-string
     */
    resultSetSize?: string | undefined;
    /**
     * How many records the whole list holds; never fewer than `resultSetSize`.
     *
     * Format: integer-string
     */
    totalSetSize?: string | undefined;
    /** The relative address of the next chunk; null on the last one. */
    nextUri?: (string | null) | undefined;
    /** The relative address of the chunk before; null on the first one. */
    previousUri?: (string | null) | undefined;
    /** The envelopes of this chunk. */
    envelopes?: Envelope[] | undefined;
    /** What became of the transactions that were asked for. */
    envelopeTransactionStatuses?: EnvelopeTransactionStatus[] | undefined;
    /** What to send as `continuation_token` to go on where this answer ended. */
    continuationToken?: string | undefined;
    /**
     * The moment up to which this answer looked for changes.
     *
     * Format: date-time
     */
    lastQueriedDateTime?: string | undefined;
    /** Which store answered the search. */
    envelopeSearchSource?: string | undefined;
    /** The folders that the envelopes lie in, where the request asks for them. */
    folders?: Folder[] | undefined;
}
