// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { LockType } from './lockType.js';

/** A request to lock an envelope or a template, with the duration, type and owner of the lock. */
export interface LockRequest {
    /**
     * The number of seconds until the lock expires. It must be greater than zero. In an update, the
     * time counts from the request.
     *
     * Format: integer-string
     */
    lockDurationInSeconds?: string | undefined;
    /**
     * The name of the application that requests the lock. It is displayed to others who encounter
     * the lock.
     */
    lockedByApp?: string | undefined;
    lockType?: LockType | undefined;
    /** The password of the template. It is required to lock a template that has a password. */
    templatePassword?: string | undefined;
    /**
     * Specifies whether changes are first saved to a scratch copy, which is saved or discarded when
     * the lock ends.
     *
     * Format: boolean-string
     */
    useScratchPad?: ("true" | "false") | undefined;
}
