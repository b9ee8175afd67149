// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** An embedded recipient, who signs or acts inside the sender's own application. */
export interface CaptiveRecipient {
    /** The ID that the sender assigned to the recipient in the envelope. */
    clientUserId?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The name of the recipient in envelopes. */
    userName?: string | undefined;
}
