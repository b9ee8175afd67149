// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { EnvelopeDelayRuleApiModel } from './envelopeDelayRuleApiModel.js';

/** The schedule for sending an envelope, at most 30 days in advance. */
export interface ScheduledSendingApiModel {
    /** The ID of the bulk send list for which the envelope is scheduled. */
    bulkListId?: string | undefined;
    /**
     * The date and time when the envelope is sent.
     *
     * Format: date-time
     */
    readonly resumeDate?: string | undefined;
    /**
     * The delay or the date and time of sending. More than one rule fails with
     * `INVALID_REQUEST_PARAMETER`.
     */
    rules?: EnvelopeDelayRuleApiModel[] | undefined;
    /** The status of the scheduled sending: `pending` (not started), `started` or `completed`. */
    readonly status?: ("pending" | "started" | "completed" | (string & {})) | undefined;
}
