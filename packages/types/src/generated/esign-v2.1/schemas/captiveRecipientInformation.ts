// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { CaptiveRecipient } from './captiveRecipient.js';

/** The embedded recipients, who act inside the sender's own application. */
export interface CaptiveRecipientInformation {
    /** The recipients, each with name, e-mail address and client user ID. */
    captiveRecipients?: CaptiveRecipient[] | undefined;
}
