// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectFailureResult } from './connectFailureResult.js';

/** What became of each envelope whose events were to be sent once more. */
export interface ConnectFailureResults {
    /** The outcomes, one for each envelope and configuration. */
    retryQueue?: ConnectFailureResult[] | undefined;
}
