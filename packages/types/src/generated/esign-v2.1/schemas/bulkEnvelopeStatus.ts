// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkEnvelope } from './bulkEnvelope.js';

/** How far the copies of an envelope are that goes to a list of people. */
export interface BulkEnvelopeStatus {
    /**
     * The batch that the copies belong to.
     *
     * Format: guid
     */
    batchId?: string | undefined;
    /**
     * How many copies the batch has in all.
     *
     * Format: integer-string
     */
    batchSize?: string | undefined;
    /** The copies of this chunk. */
    bulkEnvelopes?: BulkEnvelope[] | undefined;
    /** The relative address of the batch. */
    bulkEnvelopesBatchUri?: string | undefined;
    /**
     * How many copies could not be sent.
     *
     * Format: integer-string
     */
    failed?: string | undefined;
    /**
     * How many copies still wait.
     *
     * Format: integer-string
     */
    queued?: string | undefined;
    /**
     * How many copies went out.
     *
     * Format: integer-string
     */
    sent?: string | undefined;
    /**
     * When the batch was handed in.
     *
     * Format: date-time
     */
    submittedDate?: string | undefined;
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
