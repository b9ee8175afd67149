// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A member of a signing group, who need not be a user of the account. */
export interface SigningGroupUser {
    /** The e-mail address under which the member gets envelopes. */
    email?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The full name with which the member signs. */
    userName?: string | undefined;
}
