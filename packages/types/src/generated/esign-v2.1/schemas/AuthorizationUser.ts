// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A user in an authorization: the one who shares access, or the one who gets it. */
export interface AuthorizationUser {
    /**
     * The ID of the account that the user is a member of.
     *
     * Format: guid
     */
    accountId?: string | undefined;
    /** The e-mail address of the user. */
    email?: string | undefined;
    /** The name of the user. */
    name?: string | undefined;
    /**
     * The ID by which the account knows the user.
     *
     * Format: guid
     */
    userId?: string | undefined;
}
