// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectFailureResult } from './connectFailureResult.js';

/** The results of publishing the events of envelopes again. */
export interface ConnectFailureResults {
    /** The results, one for each envelope and configuration. */
    retryQueue?: ConnectFailureResult[] | undefined;
}
