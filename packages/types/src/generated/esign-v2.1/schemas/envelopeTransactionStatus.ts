// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeStatus } from './envelopeStatus.js';
import type { ErrorDetails } from './errorDetails.js';

/** What became of the envelope that was made under a transaction ID. */
export interface EnvelopeTransactionStatus {
    /** The mark that the request for the envelope carried. */
    transactionId?: string | undefined;
    /**
     * The envelope that came of it.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    status?: EnvelopeStatus | undefined;
    /** The outcome for this transaction. */
    readonly errorDetails?: ErrorDetails | undefined;
}
