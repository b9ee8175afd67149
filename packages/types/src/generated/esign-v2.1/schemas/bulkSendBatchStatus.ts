// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkSendEnvelopesInfo } from './bulkSendEnvelopesInfo.js';
import type { BulkSendErrorStatus } from './bulkSendErrorStatus.js';

/** A bulk send batch with the progress of its copies. */
export interface BulkSendBatchStatus {
    /** The last action on the batch, such as `Resend`. */
    action?: string | undefined;
    /** The progress of the last action: `queued`, `processing` or `completed`. */
    actionStatus?: string | undefined;
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
    /** The errors of copies that could not be sent, one entry for each copy. */
    bulkErrors?: BulkSendErrorStatus[] | undefined;
    /**
     * The ID of the draft or template from which the copies are created.
     *
     * Format: guid
     */
    envelopeIdOrTemplateId?: string | undefined;
    envelopesInfo?: BulkSendEnvelopesInfo | undefined;
    /** The relative URI of the envelopes of the batch. */
    envelopesUri?: string | undefined;
    /**
     * The ID of the bulk send list that was sent.
     *
     * Format: guid
     */
    mailingListId?: string | undefined;
    /** The name of the bulk send list that was sent. */
    mailingListName?: string | undefined;
    /** The ID of the user to whom the bulk send list belongs. */
    ownerUserId?: string | undefined;
    /**
     * The number of envelopes of the batch that can still be resent.
     *
     * Format: integer-string
     */
    resendsRemaining?: string | undefined;
    /** The ID of the user who sent the batch. */
    senderUserId?: string | undefined;
}
