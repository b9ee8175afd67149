// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { FolderSharedItem } from './folderSharedItem.js';
import type { SharedItem } from './sharedItem.js';
import type { TemplateSharedItem } from './templateSharedItem.js';
import type { UserInfo } from './userInfo.js';

/** What one user shares. */
export interface MemberSharedItems {
    /** The user whose sharing this is; may be left out when templates are shared. */
    user?: UserInfo | undefined;
    /** With whom the user shares envelopes; may be left out when templates are shared. */
    envelopes?: SharedItem[] | undefined;
    /** The templates that are shared. */
    templates?: TemplateSharedItem[] | undefined;
    /** The folders that are shared. */
    folders?: FolderSharedItem[] | undefined;
    /** The outcome for this user. */
    readonly errorDetails?: ErrorDetails | undefined;
}
