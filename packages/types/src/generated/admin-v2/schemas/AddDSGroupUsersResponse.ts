// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DSGroupUserResponse } from './DSGroupUserResponse.js';

/** The outcome for the users who should join a group. */
export interface AddDSGroupUsersResponse {
    /** Indicates whether all users of the request are in the group now. */
    is_success?: boolean | undefined;
    /**
     * The number of users in the group after the request.
     *
     * Format: int32
     */
    TotalCount?: number | undefined;
    /** The users of the request. Those who could not join have `error_details`. */
    users?: DSGroupUserResponse[] | undefined;
}
