// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectLog } from './connectLog.js';

/** The entries of the Connect logs. */
export interface ConnectLogs {
    /** The messages that could not be delivered, if they were requested. */
    failures?: ConnectLog[] | undefined;
    /** The messages that were sent, if they were requested. */
    logs?: ConnectLog[] | undefined;
    /**
     * The number of entries in the response.
     *
     * Format: integer-string
     */
    totalRecords?: string | undefined;
    /** The type of log that the entries come from. */
    type?: string | undefined;
}
