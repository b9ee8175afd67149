// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** One copy of an envelope that is sent to a list of recipients. */
export interface BulkEnvelope {
    /**
     * The row of the list that this copy was created for, counted from 1.
     *
     * Format: integer-string
     */
    bulkRecipientRow?: string | undefined;
    /** The status of the copy, such as `queued`, `processing`, `sent` or `failed`. */
    bulkStatus?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /**
     * The ID of the envelope, a GUID that the service assigns.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /**
     * The path at which the envelope can be read, below the base path of the account:
     * `/envelopes/` and its ID.
     */
    envelopeUri?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The full name of the recipient of the copy. */
    name?: string | undefined;
    /**
     * The date and time when the copy was submitted.
     *
     * Format: date-time
     */
    submittedDateTime?: string | undefined;
    /** The transaction ID, which identifies the copy until it has an envelope ID. */
    transactionId?: string | undefined;
}
