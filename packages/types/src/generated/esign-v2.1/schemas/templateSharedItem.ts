// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { ItemSharing } from './itemSharing.js';
import type { MemberGroupSharedItem } from './memberGroupSharedItem.js';
import type { UserInfo } from './userInfo.js';
import type { UserSharedItem } from './userSharedItem.js';

/** A template and those who share it. */
export interface TemplateSharedItem {
    /** The template; the service makes an ID up where none is sent. */
    templateId?: string | undefined;
    /** The name under which the template is shared. */
    templateName?: string | undefined;
    /** The password of the user, as an encrypted hash. */
    password?: string | undefined;
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
