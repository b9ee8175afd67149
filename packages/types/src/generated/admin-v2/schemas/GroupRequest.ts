// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupType } from './GroupType.js';

/** A group that a member is to be in. The number decides. */
export interface GroupRequest {
    /**
     * The number of the group within the service.
     *
     * Format: int64
     */
    id: number;
    /** What the account calls the group. */
    name?: string | undefined;
    type?: GroupType | undefined;
}
