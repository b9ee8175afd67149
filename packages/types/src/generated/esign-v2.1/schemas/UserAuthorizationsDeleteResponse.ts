// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserAuthorizationIdWithStatus } from './UserAuthorizationIdWithStatus.js';

/** The results of a deletion. */
export interface UserAuthorizationsDeleteResponse {
    /** One result for each ID, in the order of the request. */
    results?: UserAuthorizationIdWithStatus[] | undefined;
}
