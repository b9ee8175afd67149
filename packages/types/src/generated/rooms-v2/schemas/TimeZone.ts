// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A time zone for an office. */
export interface TimeZone {
    /** The short code of the time zone, as used in offices. */
    timeZoneId?: string | undefined;
    /** The name of the time zone, with cities if the region alone is ambiguous. */
    name?: string | undefined;
}
