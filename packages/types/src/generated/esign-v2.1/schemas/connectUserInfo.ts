// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A user of the account in relation to a Connect configuration. */
export interface ConnectUserInfo {
    /** The e-mail address of the person. */
    email?: string | undefined;
    /**
     * Indicates whether the configuration sends the events of this user.
     *
     * Format: boolean-string
     */
    isIncluded?: ("true" | "false") | undefined;
    /** The GUID of the user, as `userIds` of a configuration has it. */
    userId?: string | undefined;
    /** The first and last name, as recipients see it in e-mails. */
    userName?: string | undefined;
}
