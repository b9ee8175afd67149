// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkRecipient } from './bulkRecipient.js';

/** One chunk of the people behind a bulk recipient. */
export interface BulkRecipientsResponse {
    /** The people of this chunk, in the order of their rows. */
    bulkRecipients?: BulkRecipient[] | undefined;
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
}
