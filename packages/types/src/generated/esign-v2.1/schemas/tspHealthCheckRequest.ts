// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TspHealthCheckStatusDescription } from './tspHealthCheckStatusDescription.js';

/** The state of a provider. */
export interface TspHealthCheckRequest {
    /** The version of the provider. */
    appVersion?: string | undefined;
    /** What the provider is. */
    description?: string | undefined;
    /** What is wrong, in English. */
    error?: string | undefined;
    /** The state of the provider, such as `UP`. */
    status?: string | undefined;
    /** The parts of the provider. */
    statusDescription?: TspHealthCheckStatusDescription[] | undefined;
}
