// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Expirations } from './expirations.js';
import type { Reminders } from './reminders.js';

/**
 * When the recipients of envelopes made from a template are reminded, and when such an envelope
 * expires.
 */
export interface TemplateNotificationRequest {
    /** When an envelope made from the template expires. */
    expirations?: Expirations | undefined;
    /** The password of the template, where it has one. */
    password?: string | undefined;
    /** When recipients of an envelope made from the template are reminded. */
    reminders?: Reminders | undefined;
    /**
     * Whether the account's own settings count, so that `reminders` and `expirations` are ignored.
     *
     * Format: boolean-string
     */
    useAccountDefaults?: ("true" | "false") | undefined;
}
