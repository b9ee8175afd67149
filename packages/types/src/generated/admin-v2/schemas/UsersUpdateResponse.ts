// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserUpdateResponse } from './UserUpdateResponse.js';

/** The result of changes to users. */
export interface UsersUpdateResponse {
    /** Indicates whether every user was changed. */
    success?: boolean | undefined;
    /** The users in the request. A user who could not be changed includes the reason. */
    users?: UserUpdateResponse[] | undefined;
}
