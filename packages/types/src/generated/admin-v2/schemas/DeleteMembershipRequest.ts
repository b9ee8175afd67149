// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** An account that the user is to leave. */
export interface DeleteMembershipRequest {
    /**
     * The GUID of the account whose membership is to be closed.
     *
     * Format: guid
     */
    id: string;
}
