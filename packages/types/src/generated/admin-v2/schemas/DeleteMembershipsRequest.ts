// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DeleteMembershipRequest } from './DeleteMembershipRequest.js';

/** The accounts that a user is to leave. */
export interface DeleteMembershipsRequest {
    /** The accounts, each by its GUID. */
    accounts: DeleteMembershipRequest[];
}
