// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeStatus } from './envelopeStatus.js';
import type { ErrorDetails } from './errorDetails.js';

/** The result of creating an envelope with a transaction ID. */
export interface EnvelopeTransactionStatus {
    /** The transaction ID that was specified in the request for the envelope. */
    transactionId?: string | undefined;
    /**
     * The ID of the envelope that was created.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /** The state of the envelope that the transaction created, such as `sent`. */
    status?: EnvelopeStatus | undefined;
    /** The error details for this transaction. */
    readonly errorDetails?: ErrorDetails | undefined;
}
