// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Expirations } from './expirations.js';
import type { Reminders } from './reminders.js';

/** The default reminder and expiration settings for the envelopes of an account. */
export interface AccountNotification {
    /** The expiration settings for envelopes of the account. */
    expirations?: Expirations | undefined;
    /** The reminder settings for envelopes of the account. */
    reminders?: Reminders | undefined;
    /**
     * Specifies whether senders can override these settings for an envelope.
     *
     * Format: boolean-string
     */
    userOverrideEnabled?: ("true" | "false") | undefined;
}
