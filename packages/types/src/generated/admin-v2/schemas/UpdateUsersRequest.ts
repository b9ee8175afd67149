// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UpdateUserRequest } from './UpdateUserRequest.js';

/** Users who are to be changed. */
export interface UpdateUsersRequest {
    /** The users, each with what is to change. */
    users: UpdateUserRequest[];
    /** Whether memberships are active at once where a closed user is taken back. */
    auto_activate_memberships_on_reactivation?: boolean | undefined;
}
