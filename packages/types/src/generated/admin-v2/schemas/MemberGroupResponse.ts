// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupType } from './GroupType.js';

/** A group that a member is in. */
export interface MemberGroupResponse {
    /**
     * The number of the group within the service.
     *
     * Format: int64
     */
    id?: number | undefined;
    /** What the account calls the group. */
    name?: string | undefined;
    type?: GroupType | undefined;
}
