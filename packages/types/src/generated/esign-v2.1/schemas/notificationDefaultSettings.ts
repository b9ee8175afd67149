// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SenderEmailNotifications } from './senderEmailNotifications.js';
import type { SignerEmailNotifications } from './signerEmailNotifications.js';

/** Which e-mails go to senders and which to signers. */
export interface NotificationDefaultSettings {
    /** The e-mails to whoever sent the envelope. */
    senderEmailNotifications?: SenderEmailNotifications | undefined;
    /** The e-mails to whoever receives the envelope. */
    signerEmailNotifications?: SignerEmailNotifications | undefined;
}
