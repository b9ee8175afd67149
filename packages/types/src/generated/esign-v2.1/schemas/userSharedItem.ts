// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { UserInfo } from './userInfo.js';
import type { UserSharing } from './userSharing.js';

/** A user with whom a template or a folder is shared, and the direction of sharing. */
export interface UserSharedItem {
    /** The user with whom the item is shared. */
    user?: UserInfo | undefined;
    shared?: UserSharing | undefined;
    /** The reason why this user was not handled, while others of the request were. */
    readonly errorDetails?: ErrorDetails | undefined;
}
