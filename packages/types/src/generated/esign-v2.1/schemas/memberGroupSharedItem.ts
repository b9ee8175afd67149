// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { Group, GroupAnswer } from './group.js';
import type { ItemSharing } from './itemSharing.js';

/** A group with which a template or a folder is shared. */
export interface MemberGroupSharedItem {
    /** The group with which the item is shared. */
    group?: Group | undefined;
    shared?: ItemSharing | undefined;
    /** The reason why this group was not handled, while others of the request were. */
    readonly errorDetails?: ErrorDetails | undefined;
}

/**
 * `MemberGroupSharedItem` in a response: with the members that the service always writes.
 */
export interface MemberGroupSharedItemAnswer extends MemberGroupSharedItem {
    group?: GroupAnswer | undefined;
}
