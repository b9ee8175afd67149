// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { LockType } from './lockType.js';
import type { UserInfo } from './userInfo.js';

/** The lock on an envelope or a template, as the service sees it. */
export interface LockInformation {
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * Seconds that the lock was asked to last.
     *
     * Format: integer-string
     */
    lockDurationInSeconds?: string | undefined;
    /** The name of the application that holds the lock. */
    lockedByApp?: string | undefined;
    /** The user who holds the lock. */
    lockedByUser?: UserInfo | undefined;
    /**
     * The moment at which the lock ends by itself.
     *
     * Format: date-time
     */
    lockedUntilDateTime?: string | undefined;
    /**
     * The secret of the lock. Only its owner gets to see it, and sends it in the
     * `X-DocuSign-Edit` header with every change.
     */
    lockToken?: string | undefined;
    lockType?: LockType | undefined;
    /**
     * Whether changes go to a scratch copy while the lock lasts.
     *
     * Format: boolean-string
     */
    useScratchPad?: ("true" | "false") | undefined;
}
