// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TimeZone } from './TimeZone.js';

/** The list of time zones for offices. */
export interface GlobalTimeZones {
    /** All time zones that an office can have. */
    timeZones?: TimeZone[] | undefined;
}
