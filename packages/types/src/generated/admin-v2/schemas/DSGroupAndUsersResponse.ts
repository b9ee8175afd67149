// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DSGroupResponse } from './DSGroupResponse.js';
import type { DSGroupUsersResponse } from './DSGroupUsersResponse.js';

/** A group with a page of its users. */
export interface DSGroupAndUsersResponse {
    group?: DSGroupResponse | undefined;
    group_users?: DSGroupUsersResponse | undefined;
}
