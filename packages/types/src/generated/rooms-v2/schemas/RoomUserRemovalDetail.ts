// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The time at which the access of a person to a room ends. */
export interface RoomUserRemovalDetail {
    /**
     * The date and time from which the person has no access. Without a zone, it is in UTC. If it is
     * omitted or in the past, the access ends at once.
     *
     * Format: date-time
     */
    revocationDate?: string | undefined;
}
