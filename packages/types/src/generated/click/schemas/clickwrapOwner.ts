// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The user who owns a clickwrap. */
export interface ClickwrapOwner {
    /**
     * The ID of the owner in the account.
     *
     * Format: guid
     */
    userId?: string | undefined;
    /** The full name of the owner. */
    userName?: string | undefined;
    /** The e-mail address of the owner. */
    email?: string | undefined;
}
