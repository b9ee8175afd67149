// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectCustomConfiguration } from './connectCustomConfiguration.js';

/** The Connect configurations of an account. */
export interface ConnectConfigResults {
    /** The Connect configurations. An account can have at most 20. */
    configurations?: ConnectCustomConfiguration[] | undefined;
    /**
     * The number of configurations.
     *
     * Format: integer-string
     */
    totalRecords?: string | undefined;
}
