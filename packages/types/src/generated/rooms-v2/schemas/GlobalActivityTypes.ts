// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ActivityType } from './ActivityType.js';

/** The list of types of activities. */
export interface GlobalActivityTypes {
    /** The types of entries that the history of a room can have. */
    activityTypes?: ActivityType[] | undefined;
}
