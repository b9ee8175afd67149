// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendErrorCode } from './bulkSendErrorCode.js';

/** The batch that the copies go out in. */
export interface BulkSendResponse {
    /**
     * The batch, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    batchId?: string | undefined;
    /** What the sender calls this sending of the list. */
    batchName?: string | undefined;
    /**
     * How many copies the batch has.
     *
     * Format: integer-string
     */
    batchSize?: string | undefined;
    /**
     * The draft or template that every copy is made from.
     *
     * Format: guid
     */
    envelopeOrTemplateId?: string | undefined;
    /** The reasons why nothing was sent, in sentences for people. */
    errorDetails?: string[] | undefined;
    /** The reasons why nothing was sent, as codes. Without any, the batch is queued. */
    errors?: BulkSendErrorCode[] | undefined;
    /**
     * How many copies the account may have waiting at once.
     *
     * Format: integer-string
     */
    queueLimit?: string | undefined;
    /**
     * How many copies of the account are waiting now.
     *
     * Format: integer-string
     */
    totalQueued?: string | undefined;
}
