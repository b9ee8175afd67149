// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DeleteMembershipResponse } from './DeleteMembershipResponse.js';

/** What came of closing memberships. */
export interface DeleteMembershipsResponse {
    /** Whether every membership was closed. */
    success?: boolean | undefined;
    /** The accounts that were named, with the reason where the user is still a member. */
    accounts?: DeleteMembershipResponse[] | undefined;
}
