// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** How long something waits, by a delay or by a moment, never by both. */
export interface EnvelopeDelayRuleApiModel {
    /**
     * How long to wait, as days, hours, minutes and seconds in the form `d.hh:mm:ss`; the days may be
     * left out.
     */
    delay?: string | undefined;
    /**
     * When the wait is over. The moment must lie ahead, by 30 days at most.
     *
     * Format: date-time
     */
    resumeDate?: string | undefined;
}
