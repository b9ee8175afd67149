// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDelayRuleApiModel } from './envelopeDelayRuleApiModel.js';

/** How long an envelope waits before a turn. That may be 30 days at most. */
export interface DelayedRoutingApiModel {
    /**
     * When the turn comes.
     *
     * Format: date-time
     */
    readonly resumeDate?: string | undefined;
    /** The delay or the moment; there is one rule at most. */
    rules?: EnvelopeDelayRuleApiModel[] | undefined;
    /** How far the wait is: not begun, running, or over. */
    readonly status?: ("pending" | "started" | "completed") | undefined;
}
