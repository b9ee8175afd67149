// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** One step in the delivery of a Connect message. */
export interface ConnectDebugLog {
    /** The Connect configuration that was used. */
    connectConfig?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * The date and time of the step.
     *
     * Format: date-time
     */
    eventDateTime?: string | undefined;
    /** A readable description of the step. */
    eventDescription?: string | undefined;
    /** The message that was sent, as a JSON or XML string. */
    payload?: string | undefined;
}
