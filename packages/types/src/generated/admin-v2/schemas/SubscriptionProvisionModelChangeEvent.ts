// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A change of a work on an asset group. */
export interface SubscriptionProvisionModelChangeEvent {
    /**
     * The date and time of the change.
     *
     * Format: date-time
     */
    EventDate?: string | undefined;
    /** The event that happened, such as `Created`. */
    Action?: string | undefined;
    /**
     * The trace token of the request that caused the change.
     *
     * Format: guid
     */
    TraceToken?: string | undefined;
}
