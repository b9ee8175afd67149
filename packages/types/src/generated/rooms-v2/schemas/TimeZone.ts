// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A time zone for an office. */
export interface TimeZone {
    /** The short code of the time zone; an office refers to the zone by it. */
    timeZoneId?: string | undefined;
    /** The time zone in words, with towns where the region alone would not tell. */
    name?: string | undefined;
}
