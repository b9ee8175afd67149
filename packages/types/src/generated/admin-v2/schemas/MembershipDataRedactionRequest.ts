// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/** A membership whose data are deleted. */
export interface MembershipDataRedactionRequest {
    /**
     * The ID of the account that the user was a member of.
     *
     * Format: guid
     */
    account_id: string;
}
