// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDelayRuleApiModel } from './envelopeDelayRuleApiModel.js';

/** When an envelope goes out. That may be 30 days ahead at most. */
export interface ScheduledSendingApiModel {
    /**
     * When the envelope goes out.
     *
     * Format: date-time
     */
    readonly resumeDate?: string | undefined;
    /** The delay or the moment; there is one rule at most. */
    rules?: EnvelopeDelayRuleApiModel[] | undefined;
    /** How far the wait is: not begun, running, or over. */
    readonly status?: ("pending" | "started" | "completed") | undefined;
}
