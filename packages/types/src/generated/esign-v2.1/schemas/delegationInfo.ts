// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** Somebody to whom, or by whom, the task of a recipient was passed on. */
export interface DelegationInfo {
    /**
     * The older spelling of `email`.
     *
     * @deprecated
     */
    Email?: string | undefined;
    /**
     * The older spelling of `name`.
     *
     * @deprecated
     */
    Name?: string | undefined;
    /**
     * The older spelling of `userAuthorizationId`.
     *
     * @deprecated
     */
    UserAuthorizationId?: string | undefined;
    /**
     * The older spelling of `userId`.
     *
     * Format: guid
     *
     * @deprecated
     */
    UserId?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The full name of the person. */
    name?: string | undefined;
    /** The authorization by which the person may act for the other. */
    userAuthorizationId?: string | undefined;
    /**
     * The user, by the GUID that the service gave to them.
     *
     * Format: guid
     */
    userId?: string | undefined;
}
