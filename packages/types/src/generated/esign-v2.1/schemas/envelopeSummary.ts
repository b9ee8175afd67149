// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkEnvelopeStatus } from './bulkEnvelopeStatus.js';
import type { EnvelopeStatus } from './envelopeStatus.js';
import type { ErrorDetails } from './errorDetails.js';

/** What a request for an envelope came to. */
export interface EnvelopeSummary {
    /**
     * The new envelope.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    status?: EnvelopeStatus | undefined;
    /**
     * When the envelope got its status.
     *
     * Format: date-time
     */
    statusDateTime?: string | undefined;
    /** The relative address of the envelope. */
    uri?: string | undefined;
    /** The address at which the recipient signs, where one was asked for. */
    recipientSigningUri?: string | undefined;
    /** Why there is no signing address. */
    recipientSigningUriError?: string | undefined;
    /** The outcome for this envelope. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** How far the copies are, where the envelope goes to a list of people. */
    bulkEnvelopeStatus?: BulkEnvelopeStatus | undefined;
}
