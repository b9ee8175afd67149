// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DeleteMembershipResponse } from './DeleteMembershipResponse.js';

/** The result of closing memberships. */
export interface DeleteMembershipsResponse {
    /** Indicates whether every membership was closed. */
    success?: boolean | undefined;
    /**
     * The accounts in the request. An account in which the user is still a member includes the
     * reason.
     */
    accounts?: DeleteMembershipResponse[] | undefined;
}
