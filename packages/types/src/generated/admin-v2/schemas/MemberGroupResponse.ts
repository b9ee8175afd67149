// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupType } from './GroupType.js';

/** A group that a member belongs to. */
export interface MemberGroupResponse {
    /**
     * The numeric ID of the group in the service.
     *
     * Format: int64
     */
    id?: number | undefined;
    /** The name of the group. */
    name?: string | undefined;
    type?: GroupType | undefined;
}
