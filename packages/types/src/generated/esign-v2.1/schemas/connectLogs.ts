// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectLog } from './connectLog.js';

/** Entries of the log of Connect. */
export interface ConnectLogs {
    /** The messages that could not be delivered, where those were asked for. */
    failures?: ConnectLog[] | undefined;
    /** The messages that were sent, where those were asked for. */
    logs?: ConnectLog[] | undefined;
    /**
     * How many entries the answer holds.
     *
     * Format: integer-string
     */
    totalRecords?: string | undefined;
    /** Which of the two logs the entries come from. */
    type?: string | undefined;
}
