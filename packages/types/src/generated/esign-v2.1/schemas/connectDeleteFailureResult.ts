// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** The result of deleting a Connect failure. */
export interface ConnectDeleteFailureResult {
    /** The ID of the deleted failure entry, or `all`. */
    failureId?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
}
