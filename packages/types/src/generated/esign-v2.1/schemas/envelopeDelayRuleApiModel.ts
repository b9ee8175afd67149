// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A rule for a delay: either a duration or a date and time, but not both. */
export interface EnvelopeDelayRuleApiModel {
    /**
     * The duration of the delay, in the format `d.hh:mm:ss` (days, hours, minutes and seconds). The
     * days are optional.
     */
    delay?: string | undefined;
    /**
     * The date and time when the delay ends. It must be in the future, by at most 30 days.
     *
     * Format: date-time
     */
    resumeDate?: string | undefined;
}
