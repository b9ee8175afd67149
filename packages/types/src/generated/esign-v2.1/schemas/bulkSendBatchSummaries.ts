// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendBatchSummary } from './bulkSendBatchSummary.js';

/** One page of the bulk send batches, and the limits of the account. */
export interface BulkSendBatchSummaries {
    /**
     * The maximum number of copies in one batch.
     *
     * Format: integer-string
     */
    batchSizeLimit?: string | undefined;
    /** The batches on this page of results, the latest first. */
    bulkBatchSummaries?: BulkSendBatchSummary[] | undefined;
    /**
     * The maximum number of queued copies in other bulk processes of the account.
     *
     * Format: integer-string
     */
    bulkProcessQueueLimit?: string | undefined;
    /**
     * The number of queued copies in other bulk processes of the account.
     *
     * Format: integer-string
     */
    bulkProcessTotalQueued?: string | undefined;
    /**
     * The maximum number of copies that the account can have in the queue at the same time.
     *
     * Format: integer-string
     */
    queueLimit?: string | undefined;
    /**
     * The number of copies of the account that are currently in the queue.
     *
     * Format: integer-string
     */
    totalQueued?: string | undefined;
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
