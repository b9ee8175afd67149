// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConnectCustomConfiguration, ConnectCustomConfigurationAnswer } from './connectCustomConfiguration.js';

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

/**
 * `ConnectConfigResults` in a response: with the members that the service always writes.
 */
export interface ConnectConfigResultsAnswer extends ConnectConfigResults {
    configurations: ConnectCustomConfigurationAnswer[];
    totalRecords: string;
}
