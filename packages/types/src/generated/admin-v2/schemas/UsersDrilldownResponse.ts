// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserDrilldownResponse } from './UserDrilldownResponse.js';

/** Users with all that the organization knows of them. */
export interface UsersDrilldownResponse {
    /** The users that were found. */
    users?: UserDrilldownResponse[] | undefined;
}
