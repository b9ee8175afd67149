// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A person to whom or by whom the task of a recipient was delegated. */
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
    /** The ID of the authorization that allows the person to act for the other. */
    userAuthorizationId?: string | undefined;
    /**
     * The ID of the user, a GUID that the service assigns.
     *
     * Format: guid
     */
    userId?: string | undefined;
}
