// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Expirations } from './expirations.js';
import type { Reminders } from './reminders.js';

/** The reminder and expiration settings of an envelope. */
export interface EnvelopeNotificationRequest {
    /** The expiration settings of the envelope, including when recipients are warned. */
    expirations?: Expirations | undefined;
    /** The reminder settings for recipients who have not acted. */
    reminders?: Reminders | undefined;
    /**
     * Specifies whether the account defaults apply. If they do, `reminders` and `expirations` are
     * ignored.
     *
     * Format: boolean-string
     *
     * @default false
     */
    useAccountDefaults?: ("true" | "false") | undefined;
}
