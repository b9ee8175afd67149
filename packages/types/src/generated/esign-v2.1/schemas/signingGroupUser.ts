// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A member of a signing group, who does not have to be a user of the account. */
export interface SigningGroupUser {
    /** The e-mail address to which the member's envelopes are sent. */
    email?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The full name with which the member signs. */
    userName?: string | undefined;
}
