// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { LockType } from './lockType.js';

/** How long, for what and in whose name an envelope or a template is to be locked. */
export interface LockRequest {
    /**
     * Seconds until the lock ends by itself, more than zero. On an update they count from the
     * moment of the call.
     *
     * Format: integer-string
     */
    lockDurationInSeconds?: string | undefined;
    /** The name of the application that asks, shown to others who find the lock. */
    lockedByApp?: string | undefined;
    lockType?: LockType | undefined;
    /** The password of the template, where it has one; needed to lock such a template. */
    templatePassword?: string | undefined;
    /**
     * Whether changes go to a scratch copy first, which the end of the lock then saves or throws
     * away.
     *
     * Format: boolean-string
     */
    useScratchPad?: ("true" | "false") | undefined;
}
