// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DSGroupUserResponse } from './DSGroupUserResponse.js';

/** The outcome for the users who should leave a group. */
export interface RemoveDSGroupUsersResponse {
    /** Indicates whether all users of the request have left the group. */
    is_success?: boolean | undefined;
    /** The users who could not be removed, each with `error_details`. */
    failed_users?: DSGroupUserResponse[] | undefined;
}
