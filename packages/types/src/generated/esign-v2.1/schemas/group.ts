// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { GroupType } from './groupType.js';
import type { UserInfo } from './userInfo.js';

/** A group of users who have the same rights. */
export interface Group {
    /** The ID of the group, assigned by the service. */
    groupId?: string | undefined;
    /** The name of the group, unique in the account. */
    groupName?: string | undefined;
    groupType?: GroupType | undefined;
    /**
     * The ID of the permission profile of the members. Every account has the profiles `2301416`
     * (viewers), `2301415` (senders) and `2301414` (administrators).
     */
    permissionProfileId?: string | undefined;
    /** The ID of the group across all products of an organization. */
    dsGroupId?: string | undefined;
    /** The members of the group. */
    users?: UserInfo[] | undefined;
    /**
     * The number of members in the group.
     *
     * Format: integer-string
     */
    usersCount?: string | undefined;
    /** The type of access that members of the group have. */
    accessType?: string | undefined;
    /** Indicates whether an identity provider manages the group through SCIM. */
    isManagedByScim?: boolean | undefined;
    /** The date and time when the group was last changed. */
    lastModifiedOn?: string | undefined;
    /** The user group type, which is more specific than `groupType`. */
    userGroupType?: string | undefined;
    /** The reason why this group was not handled, while others of the request were. */
    readonly errorDetails?: ErrorDetails | undefined;
}

/**
 * `Group` in a response: with the members that the service always writes.
 */
export interface GroupAnswer extends Group {
    groupId: string;
    groupName: string;
    isManagedByScim: boolean;
    userGroupType: string;
}
