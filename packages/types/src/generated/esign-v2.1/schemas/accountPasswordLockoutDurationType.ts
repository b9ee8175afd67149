// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The units in which the time of a lockout may be counted. */
export interface AccountPasswordLockoutDurationType {
    /** The units to choose from, such as `minutes`. */
    options?: string[] | undefined;
}
