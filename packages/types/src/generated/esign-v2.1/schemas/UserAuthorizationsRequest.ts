// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserAuthorizationCreateRequestWithId } from './UserAuthorizationCreateRequestWithId.js';

/** The authorizations to create or to change. */
export interface UserAuthorizationsRequest {
    /** The authorizations. Those with an ID are changed, the others are created. */
    authorizations?: UserAuthorizationCreateRequestWithId[] | undefined;
}
