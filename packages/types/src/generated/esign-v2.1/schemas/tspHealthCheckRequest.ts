// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { TspHealthCheckStatusDescription } from './tspHealthCheckStatusDescription.js';

/** The state of a provider. */
export interface TspHealthCheckRequest {
    /** The version of the provider. */
    appVersion?: string | undefined;
    /** The kind of the provider. */
    description?: string | undefined;
    /** An account of the problem, in English. */
    error?: string | undefined;
    /** The state of the provider, such as `UP`. */
    status?: string | undefined;
    /** The parts of the provider. */
    statusDescription?: TspHealthCheckStatusDescription[] | undefined;
}
