// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkEnvelopeStatus } from './bulkEnvelopeStatus.js';
import type { EnvelopeStatus } from './envelopeStatus.js';
import type { ErrorDetails } from './errorDetails.js';

/** The result of a request for an envelope. */
export interface EnvelopeSummary {
    /**
     * The ID of the new envelope.
     *
     * Format: guid
     */
    envelopeId?: string | undefined;
    /**
     * The state of the envelope after the request: `created` for a draft, `sent` once it is on
     * its way.
     */
    status?: EnvelopeStatus | undefined;
    /**
     * The date and time when the envelope reached its current status.
     *
     * Format: date-time
     */
    statusDateTime?: string | undefined;
    /** The relative URI of the envelope. */
    uri?: string | undefined;
    /** The URL at which the recipient signs, if the request asked for one. */
    recipientSigningUri?: string | undefined;
    /** The reason why no signing URL was created. */
    recipientSigningUriError?: string | undefined;
    /** The error details for this envelope. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The progress of the copies, if the envelope is sent to a list of recipients. */
    bulkEnvelopeStatus?: BulkEnvelopeStatus | undefined;
}
