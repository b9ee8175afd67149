// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An identity to delete. */
export interface UserIdentityRequest {
    /**
     * The GUID of the identity, as returned in the user profile.
     *
     * Format: guid
     */
    id: string;
}
