// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A user of the account, by ID and name. */
export interface WebFormUserInfo {
    /**
     * The ID of the user, a GUID that the service assigns.
     *
     * Format: guid
     */
    userId?: string | undefined;
    /** The first and last name, as recipients see it in e-mails. */
    userName?: string | undefined;
}
