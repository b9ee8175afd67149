// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Expirations } from './expirations.js';
import type { Reminders } from './reminders.js';

/** The reminder and expiration settings of envelopes that are created from a template. */
export interface TemplateNotificationRequest {
    /** The expiration settings of envelopes that are created from the template. */
    expirations?: Expirations | undefined;
    /** The password of the template, if it has one. */
    password?: string | undefined;
    /** The reminder settings for recipients of envelopes that are created from the template. */
    reminders?: Reminders | undefined;
    /**
     * Specifies whether the account's settings apply. If they do, `reminders` and `expirations` are
     * ignored.
     *
     * Format: boolean-string
     */
    useAccountDefaults?: ("true" | "false") | undefined;
}
