// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { LockType } from './lockType.js';
import type { UserInfo } from './userInfo.js';

/** The lock on an envelope or a template, as stored by the service. */
export interface LockInformation {
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /**
     * The requested duration of the lock in seconds.
     *
     * Format: integer-string
     */
    lockDurationInSeconds?: string | undefined;
    /** The name of the application that holds the lock. */
    lockedByApp?: string | undefined;
    /** The user who holds the lock. */
    lockedByUser?: UserInfo | undefined;
    /**
     * The date and time when the lock expires.
     *
     * Format: date-time
     */
    lockedUntilDateTime?: string | undefined;
    /**
     * The secret token of the lock. Only its owner receives the token and must send it in the
     * `X-DocuSign-Edit` header with every change.
     */
    lockToken?: string | undefined;
    lockType?: LockType | undefined;
    /**
     * Specifies whether changes are saved to a scratch copy while the lock is held.
     *
     * Format: boolean-string
     */
    useScratchPad?: ("true" | "false") | undefined;
}
