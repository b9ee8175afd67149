// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A rule for a delay: either a duration or a date and time, but not both. */
export interface EnvelopeDelayRuleApiModel {
    /**
     * The duration of the delay, in the format `[d.]hh:mm:ss`: optional days, hours from 00 to 23,
     * minutes and seconds. It must be longer than 0 and at most 30 days. Other values fail with
     * `INVALID_REQUEST_PARAMETER`.
     */
    delay?: string | undefined;
    /**
     * The date and time when the delay ends. It must be in the future, by at most 30 days. The rules
     * of a template cannot have it.
     *
     * Format: date-time
     */
    resumeDate?: string | undefined;
}
