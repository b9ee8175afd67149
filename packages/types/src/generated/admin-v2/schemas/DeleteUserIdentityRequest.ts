// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserIdentityRequest } from './UserIdentityRequest.js';

/** The identities that a user is to lose. */
export interface DeleteUserIdentityRequest {
    /** The identities, each by its ID. */
    identities: UserIdentityRequest[];
}
