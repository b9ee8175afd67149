// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BccEmailArchiveStatus } from './bccEmailArchiveStatus.js';
import type { UserInfo } from './userInfo.js';

/** One event in the life of an archive address. */
export interface BccEmailArchiveHistory {
    /** The account, by its external number or by its GUID. */
    accountId?: string | undefined;
    /** What was done, such as `CREATED`, `UPDATED` or `CLOSED`. */
    action?: string | undefined;
    /** The archive address. */
    email?: string | undefined;
    /**
     * When it was done.
     *
     * Format: date-time
     */
    modified?: string | undefined;
    /** The user who did it. */
    modifiedBy?: UserInfo | undefined;
    /** Where the address stood afterwards. */
    status?: BccEmailArchiveStatus | undefined;
}
