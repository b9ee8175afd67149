// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An account from which the user is removed. */
export interface DeleteMembershipRequest {
    /**
     * The GUID of the account whose membership is closed.
     *
     * Format: guid
     */
    id: string;
}
