// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserIdentityRequest } from './UserIdentityRequest.js';

/** The identities to delete from a user. */
export interface DeleteUserIdentityRequest {
    /** The identities, each identified by its ID. */
    identities: UserIdentityRequest[];
}
