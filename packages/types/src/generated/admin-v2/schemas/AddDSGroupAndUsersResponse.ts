// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddDSGroupUsersResponse } from './AddDSGroupUsersResponse.js';
import type { DSGroupResponse } from './DSGroupResponse.js';

/** A group and the users who should join it. */
export interface AddDSGroupAndUsersResponse {
    group?: DSGroupResponse | undefined;
    group_users?: AddDSGroupUsersResponse | undefined;
}
