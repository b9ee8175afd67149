// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An identity that is to be deleted. */
export interface UserIdentityRequest {
    /**
     * The identity, by the GUID that the profile of the user shows.
     *
     * Format: guid
     */
    id: string;
}
