// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { ItemSharing } from './itemSharing.js';
import type { MemberGroupSharedItem } from './memberGroupSharedItem.js';
import type { UserInfo } from './userInfo.js';
import type { UserSharedItem } from './userSharedItem.js';

/** A folder and those who share it. */
export interface FolderSharedItem {
    /** The folder. The service gives the ID. */
    folderId?: string | undefined;
    /** The name of the folder. */
    name?: string | undefined;
    /** The folder that this one lies in. */
    parentFolderId?: string | undefined;
    /** The relative address of the folder that this one lies in. */
    parentFolderUri?: string | undefined;
    /** A relative address of the folder that contains the ID of its user. */
    uri?: string | undefined;
    /** The user in whose list the folder stands. */
    user?: UserInfo | undefined;
    /** The user who owns the item. */
    owner?: UserInfo | undefined;
    shared?: ItemSharing | undefined;
    /** The groups with which the item is shared. */
    sharedGroups?: MemberGroupSharedItem[] | undefined;
    /** The users with whom the item is shared. */
    sharedUsers?: UserSharedItem[] | undefined;
    /** The outcome for this item. */
    readonly errorDetails?: ErrorDetails | undefined;
}
