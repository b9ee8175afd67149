// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A new e-mail address for one user. */
export interface UpdateUserEmailRequest {
    /**
     * The GUID of the user whose e-mail address is changed.
     *
     * Format: guid
     */
    id: string;
    /**
     * The number of the site of the service that stores the user, as returned in the user profile.
     *
     * Format: int32
     */
    site_id: number;
    /** The new e-mail address of the user. */
    email: string;
}
