// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { ItemSharing } from './itemSharing.js';
import type { MemberGroupSharedItem, MemberGroupSharedItemAnswer } from './memberGroupSharedItem.js';
import type { UserInfo } from './userInfo.js';
import type { UserSharedItem } from './userSharedItem.js';

/** A template and the users and groups with whom it is shared. */
export interface TemplateSharedItem {
    /** The ID of the template. If the request does not contain an ID, the service generates one. */
    templateId?: string | undefined;
    /** The name under which the template is shared. */
    templateName?: string | undefined;
    /** The user's password, as an encrypted hash. */
    password?: string | undefined;
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
 * `TemplateSharedItem` in a response: with the members that the service always writes.
 */
export interface TemplateSharedItemAnswer extends TemplateSharedItem {
    sharedGroups?: MemberGroupSharedItemAnswer[] | undefined;
}
