// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupType } from './GroupType.js';

/** A group to which a member is assigned. The ID of the group is decisive. */
export interface GroupRequest {
    /**
     * The numeric ID of the group in the service.
     *
     * Format: int64
     */
    id: number;
    /** The name of the group. */
    name?: string | undefined;
    type?: GroupType | undefined;
}
