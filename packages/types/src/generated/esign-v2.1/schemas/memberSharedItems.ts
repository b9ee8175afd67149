// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { FolderSharedItem, FolderSharedItemAnswer } from './folderSharedItem.js';
import type { SharedItem } from './sharedItem.js';
import type { TemplateSharedItem, TemplateSharedItemAnswer } from './templateSharedItem.js';
import type { UserInfo } from './userInfo.js';

/** The shared access settings of one user. */
export interface MemberSharedItems {
    /** The user to whom the sharing applies. It can be omitted when templates are shared. */
    user?: UserInfo | undefined;
    /** The users with whom the user shares envelopes. It can be omitted when templates are shared. */
    envelopes?: SharedItem[] | undefined;
    /** The templates that are shared. */
    templates?: TemplateSharedItem[] | undefined;
    /** The folders that are shared. */
    folders?: FolderSharedItem[] | undefined;
    /** The reason why this user was not handled, while others of the request were. */
    readonly errorDetails?: ErrorDetails | undefined;
}

/**
 * `MemberSharedItems` in a response: with the members that the service always writes.
 */
export interface MemberSharedItemsAnswer extends MemberSharedItems {
    templates?: TemplateSharedItemAnswer[] | undefined;
    folders?: FolderSharedItemAnswer[] | undefined;
}
