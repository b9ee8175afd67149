// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendErrorCode } from './bulkSendErrorCode.js';

/** The batch in which the copies are sent. */
export interface BulkSendResponse {
    /**
     * The GUID of the batch, assigned by the service.
     *
     * Format: guid
     */
    batchId?: string | undefined;
    /** The name of the batch, chosen by the sender. */
    batchName?: string | undefined;
    /**
     * The number of copies in the batch.
     *
     * Format: integer-string
     */
    batchSize?: string | undefined;
    /**
     * The ID of the draft or template that is used for each copy.
     *
     * Format: guid
     */
    envelopeOrTemplateId?: string | undefined;
    /** The reasons why nothing was sent, as readable messages. */
    errorDetails?: string[] | undefined;
    /** The reasons why nothing was sent, as error codes. If there are no errors, the batch is queued. */
    errors?: BulkSendErrorCode[] | undefined;
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
}
