// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { MembershipDataRedactionRequest } from './MembershipDataRedactionRequest.js';

/** The user and the accounts in which the data of the user are deleted. */
export interface IndividualUserDataRedactionRequest {
    /**
     * The ID of the user whose memberships in these accounts have been closed for at least 24
     * hours.
     *
     * Format: guid
     */
    user_id: string;
    /** The accounts from which the data are deleted. */
    memberships: MembershipDataRedactionRequest[];
}
