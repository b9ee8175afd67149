// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { ItemSharing } from './itemSharing.js';
import type { MemberGroupSharedItem, MemberGroupSharedItemAnswer } from './memberGroupSharedItem.js';
import type { UserInfo } from './userInfo.js';
import type { UserSharedItem } from './userSharedItem.js';

/** A folder and the users and groups with whom it is shared. */
export interface FolderSharedItem {
    /** The ID of the folder, assigned by the service. */
    folderId?: string | undefined;
    /** The name of the folder. */
    name?: string | undefined;
    /** The ID of the folder that contains this folder. */
    parentFolderId?: string | undefined;
    /**
     * The path of the folder one level up, below the base path of the account. Folders
     * at the top have none.
     */
    parentFolderUri?: string | undefined;
    /** The relative URI of the folder, which contains the user ID. */
    uri?: string | undefined;
    /** The user whose folder list contains the folder. */
    user?: UserInfo | undefined;
    /** The user who owns the item. */
    owner?: UserInfo | undefined;
    shared?: ItemSharing | undefined;
    /** The groups with which the item is shared. */
    sharedGroups?: MemberGroupSharedItem[] | undefined;
    /** The users with whom the item is shared. */
    sharedUsers?: UserSharedItem[] | undefined;
    /** The reason why this item was not handled, while others of the request were. */
    readonly errorDetails?: ErrorDetails | undefined;
}

/**
 * `FolderSharedItem` in a response: with the members that the service always writes.
 */
export interface FolderSharedItemAnswer extends FolderSharedItem {
    sharedGroups?: MemberGroupSharedItemAnswer[] | undefined;
}
