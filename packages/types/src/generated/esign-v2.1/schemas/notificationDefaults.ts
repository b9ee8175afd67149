// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NotificationDefaultSettings } from './notificationDefaultSettings.js';

/**
 * Which e-mails users of an account get by default, told apart for envelopes that people send by
 * hand and for those that a client sends.
 */
export interface NotificationDefaults {
    /** What applies to envelopes that a client sends through this interface. */
    apiEmailNotifications?: NotificationDefaultSettings | undefined;
    /** What applies to envelopes that people send from the pages of the service. */
    emailNotifications?: NotificationDefaultSettings | undefined;
}
