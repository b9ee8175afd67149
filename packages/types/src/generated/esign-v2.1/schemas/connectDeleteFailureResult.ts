// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** What became of a failure of Connect that was to be deleted. */
export interface ConnectDeleteFailureResult {
    /** The entry that was deleted, or `all`. */
    failureId?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
}
