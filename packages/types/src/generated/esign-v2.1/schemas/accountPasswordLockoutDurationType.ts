// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The units in which the lockout duration can be specified. */
export interface AccountPasswordLockoutDurationType {
    /** The allowed units, such as `minutes`. */
    options?: string[] | undefined;
}
