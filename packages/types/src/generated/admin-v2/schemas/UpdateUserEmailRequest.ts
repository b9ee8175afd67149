// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A new e-mail address for one user. */
export interface UpdateUserEmailRequest {
    /**
     * The user whose address is to change.
     *
     * Format: guid
     */
    id: string;
    /**
     * The site of the service that keeps this user, as their profile tells it.
     *
     * Format: int32
     */
    site_id: number;
    /** The e-mail address that the user shall have from now on. */
    email: string;
}
