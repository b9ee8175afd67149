// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectCustomConfiguration } from './connectCustomConfiguration.js';

/** The configurations of Connect in an account. */
export interface ConnectConfigResults {
    /** The configurations; an account has 20 at most. */
    configurations?: ConnectCustomConfiguration[] | undefined;
    /**
     * How many configurations there are.
     *
     * Format: integer-string
     */
    totalRecords?: string | undefined;
}
