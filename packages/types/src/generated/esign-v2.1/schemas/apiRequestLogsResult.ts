// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ApiRequestLog } from './apiRequestLog.js';

/** The logs of the last calls of a user. */
export interface ApiRequestLogsResult {
    /** One log for each call, the latest first. */
    apiRequestLogs?: ApiRequestLog[] | undefined;
}
