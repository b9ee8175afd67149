// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UpdateUserRequest } from './UpdateUserRequest.js';

/** The users to change. */
export interface UpdateUsersRequest {
    /** The users to change, each with the fields to change. */
    users: UpdateUserRequest[];
    /** Specifies whether memberships are activated immediately when a closed user is reactivated. */
    auto_activate_memberships_on_reactivation?: boolean | undefined;
}
