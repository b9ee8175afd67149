// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Notification } from './notification.js';

/** An action on a bulk send batch. */
export interface BulkSendBatchActionRequest {
    /**
     * The action. It must be the action in the path, here with a capital letter. Only `Resend`,
     * `Correct` and `Void` are confirmed.
     */
    action: "Resend" | "Correct" | "Void" | "Pause" | "Resume" | "Resubmit";
    /** The new reminders and expiration of the envelopes, for `Correct`. */
    notification?: Notification | undefined;
    /** The reason that recipients of the envelopes receive. `Void` requires it. */
    voidReason?: string | undefined;
}
