// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserDrilldownResponse } from './UserDrilldownResponse.js';

/** The profiles of users. */
export interface UsersDrilldownResponse {
    /** The matching users. */
    users?: UserDrilldownResponse[] | undefined;
}
