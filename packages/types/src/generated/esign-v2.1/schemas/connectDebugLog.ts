// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** One step in the delivery of a message. */
export interface ConnectDebugLog {
    /** The configuration of Connect that was at work. */
    connectConfig?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * When the step was taken.
     *
     * Format: date-time
     */
    eventDateTime?: string | undefined;
    /** A sentence that tells what was done. */
    eventDescription?: string | undefined;
    /** The message as it was sent, JSON or XML in one string. */
    payload?: string | undefined;
}
