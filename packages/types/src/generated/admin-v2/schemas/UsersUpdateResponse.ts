// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserUpdateResponse } from './UserUpdateResponse.js';

/** What came of changes to users. */
export interface UsersUpdateResponse {
    /** Whether every user was changed. */
    success?: boolean | undefined;
    /** The users that were named, with the reason where one could not be changed. */
    users?: UserUpdateResponse[] | undefined;
}
