// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** One copy of an envelope that goes to a list of people. */
export interface BulkEnvelope {
    /**
     * The row of the list that this copy is for, from 1.
     *
     * Format: integer-string
     */
    bulkRecipientRow?: string | undefined;
    /** What became of the copy, such as `queued`, `processing`, `sent` or `failed`. */
    bulkStatus?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /**
     * The envelope, by the GUID that the service gave to it.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The relative address of the envelope. */
    envelopeUri?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The full name of the person who gets the copy. */
    name?: string | undefined;
    /**
     * When the copy was handed in.
     *
     * Format: date-time
     */
    submittedDateTime?: string | undefined;
    /** The mark by which the copy can be found until it has an envelope ID. */
    transactionId?: string | undefined;
}
