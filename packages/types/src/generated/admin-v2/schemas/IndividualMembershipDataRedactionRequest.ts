// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** The user whose data in one account are deleted. */
export interface IndividualMembershipDataRedactionRequest {
    /**
     * The ID of a user whose membership in the account has been closed for at least 24 hours.
     *
     * Format: guid
     */
    user_id: string;
}
