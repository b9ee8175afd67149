// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Expirations } from './expirations.js';
import type { Reminders } from './reminders.js';

/** The reminder and expiration settings of an envelope. */
export interface Notification {
    /**
     * Specifies whether the account's settings apply. If they do, `reminders` and `expirations` are
     * ignored.
     *
     * Format: boolean-string
     */
    useAccountDefaults?: ("true" | "false") | undefined;
    /** The reminder settings for recipients. */
    reminders?: Reminders | undefined;
    /** The expiration settings of the envelope. */
    expirations?: Expirations | undefined;
}
