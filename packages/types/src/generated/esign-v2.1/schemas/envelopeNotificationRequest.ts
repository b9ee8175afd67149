// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Expirations } from './expirations.js';
import type { Reminders } from './reminders.js';

/** When recipients are to be reminded, and when the envelope is to expire. */
export interface EnvelopeNotificationRequest {
    /** When the envelope expires, and when recipients are warned of it. */
    expirations?: Expirations | undefined;
    /** When recipients who have not acted are reminded. */
    reminders?: Reminders | undefined;
    /**
     * Whether the account's own settings count and the two others are ignored.
     *
     * Format: boolean-string
     *
     * @default false
     */
    useAccountDefaults?: ("true" | "false") | undefined;
}
