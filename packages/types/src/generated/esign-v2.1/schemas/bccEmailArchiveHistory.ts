// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BccEmailArchiveStatus } from './bccEmailArchiveStatus.js';
import type { UserInfo } from './userInfo.js';

/** One event in the history of a BCC archive address. */
export interface BccEmailArchiveHistory {
    /** The ID of the account, either its external number or its GUID. */
    accountId?: string | undefined;
    /** The action that was performed, such as `CREATED`, `UPDATED` or `CLOSED`. */
    action?: string | undefined;
    /** The BCC archive address. */
    email?: string | undefined;
    /**
     * The date and time when the action was performed.
     *
     * Format: date-time
     */
    modified?: string | undefined;
    /** The user who performed the action. */
    modifiedBy?: UserInfo | undefined;
    /** The status of the archive address after the action. */
    status?: BccEmailArchiveStatus | undefined;
}
