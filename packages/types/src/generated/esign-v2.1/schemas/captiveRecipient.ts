// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** A recipient who acts inside the sender's own application. */
export interface CaptiveRecipient {
    /** The recipient, by the ID that the sender gave in the envelope. */
    clientUserId?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The name under which the recipient stands in envelopes. */
    userName?: string | undefined;
}
