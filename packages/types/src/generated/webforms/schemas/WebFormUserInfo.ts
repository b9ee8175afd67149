// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A user of the account, by ID and name. */
export interface WebFormUserInfo {
    /**
     * The ID of the user, a GUID that the service assigns.
     *
     * Format: guid
     */
    userId?: string | undefined;
    /** The full name of the user. */
    userName?: string | undefined;
}
