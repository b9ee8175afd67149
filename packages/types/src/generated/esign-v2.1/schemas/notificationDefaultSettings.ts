// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SenderEmailNotifications, SenderEmailNotificationsAnswer } from './senderEmailNotifications.js';
import type { SignerEmailNotifications, SignerEmailNotificationsAnswer } from './signerEmailNotifications.js';

/** The default e-mail notifications of senders and of signers. */
export interface NotificationDefaultSettings {
    /** The e-mail notifications for senders. */
    senderEmailNotifications?: SenderEmailNotifications | undefined;
    /** The e-mail notifications for recipients of envelopes. */
    signerEmailNotifications?: SignerEmailNotifications | undefined;
}

/**
 * `NotificationDefaultSettings` in a response: with the members that the service always writes.
 */
export interface NotificationDefaultSettingsAnswer extends NotificationDefaultSettings {
    senderEmailNotifications?: SenderEmailNotificationsAnswer | undefined;
    signerEmailNotifications?: SignerEmailNotificationsAnswer | undefined;
}
