// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Expirations } from './expirations.js';
import type { Reminders } from './reminders.js';

/** The reminders and the expiry of an account's envelopes. */
export interface AccountNotification {
    /** When envelopes of the account expire. */
    expirations?: Expirations | undefined;
    /** When recipients of the account's envelopes are reminded. */
    reminders?: Reminders | undefined;
    /**
     * Whether senders may set something else for an envelope.
     *
     * Format: boolean-string
     */
    userOverrideEnabled?: ("true" | "false") | undefined;
}
