// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDelayRuleApiModel } from './envelopeDelayRuleApiModel.js';

/** A delay before the next step in an envelope's routing order, 30 days at most. */
export interface DelayedRoutingApiModel {
    /**
     * The date and time when routing resumes.
     *
     * Format: date-time
     */
    readonly resumeDate?: string | undefined;
    /** The rule for the delay. More than one rule fails with `INVALID_REQUEST_PARAMETER`. */
    rules?: EnvelopeDelayRuleApiModel[] | undefined;
    /**
     * The status of the delay: not started (`pending`), running (`started`) or finished
     * (`completed`).
     */
    readonly status?: ("pending" | "started" | "completed" | (string & {})) | undefined;
}
