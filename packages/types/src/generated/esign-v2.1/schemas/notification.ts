// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Expirations } from './expirations.js';
import type { Reminders } from './reminders.js';

/** When recipients are reminded, and when an envelope expires. */
export interface Notification {
    /**
     * Whether the account's own settings count and the two below are ignored.
     *
     * Format: boolean-string
     */
    useAccountDefaults?: ("true" | "false") | undefined;
    /** When recipients are reminded. */
    reminders?: Reminders | undefined;
    /** When the envelope expires. */
    expirations?: Expirations | undefined;
}
