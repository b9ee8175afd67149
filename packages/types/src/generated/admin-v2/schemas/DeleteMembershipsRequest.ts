// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DeleteMembershipRequest } from './DeleteMembershipRequest.js';

/** The accounts from which a user is removed. */
export interface DeleteMembershipsRequest {
    /** The accounts, each identified by its GUID. */
    accounts: DeleteMembershipRequest[];
}
