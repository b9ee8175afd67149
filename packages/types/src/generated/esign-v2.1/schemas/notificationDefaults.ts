// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NotificationDefaultSettings, NotificationDefaultSettingsAnswer } from './notificationDefaultSettings.js';

/**
 * The default e-mail notifications of the users of an account. Envelopes that users send in the web
 * application and envelopes that clients send by API have separate settings.
 */
export interface NotificationDefaults {
    /** The notification settings for envelopes that a client sends by API. */
    apiEmailNotifications?: NotificationDefaultSettings | undefined;
    /** The notification settings for envelopes that users send in the web application. */
    emailNotifications?: NotificationDefaultSettings | undefined;
}

/**
 * `NotificationDefaults` in a response: with the members that the service always writes.
 */
export interface NotificationDefaultsAnswer extends NotificationDefaults {
    apiEmailNotifications?: NotificationDefaultSettingsAnswer | undefined;
    emailNotifications?: NotificationDefaultSettingsAnswer | undefined;
}
