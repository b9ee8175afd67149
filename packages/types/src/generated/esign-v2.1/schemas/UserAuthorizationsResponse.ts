// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserAuthorizationWithStatus } from './UserAuthorizationWithStatus.js';

/** The results for several authorizations. */
export interface UserAuthorizationsResponse {
    /** One result for each authorization, in the order of the request. */
    results?: UserAuthorizationWithStatus[] | undefined;
}
