// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkEnvelope } from './bulkEnvelope.js';

/** The progress of sending an envelope to a list of recipients. */
export interface BulkEnvelopeStatus {
    /**
     * The ID of the batch that the copies belong to.
     *
     * Format: guid
     */
    batchId?: string | undefined;
    /**
     * The total number of copies in the batch.
     *
     * Format: integer-string
     */
    batchSize?: string | undefined;
    /** The copies on this page of results. */
    bulkEnvelopes?: BulkEnvelope[] | undefined;
    /** The relative URI of the batch. */
    bulkEnvelopesBatchUri?: string | undefined;
    /**
     * The number of copies that could not be sent.
     *
     * Format: integer-string
     */
    failed?: string | undefined;
    /**
     * The number of copies that are still queued.
     *
     * Format: integer-string
     */
    queued?: string | undefined;
    /**
     * The number of copies that have been sent.
     *
     * Format: integer-string
     */
    sent?: string | undefined;
    /**
     * The date and time when the batch was submitted.
     *
     * Format: date-time
     */
    submittedDate?: string | undefined;
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
