// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { GroupType } from './groupType.js';
import type { UserInfo } from './userInfo.js';

/** A group of users with the same rights. */
export interface Group {
    /** The group. The service gives the ID. */
    groupId?: string | undefined;
    /** What the group is called in the account. */
    groupName?: string | undefined;
    groupType?: GroupType | undefined;
    /**
     * The permission profile that the members get. Every account has `2301416` for viewers,
     * `2301415` for senders and `2301414` for administrators.
     */
    permissionProfileId?: string | undefined;
    /** The ID of the same group across the products of an organization. */
    dsGroupId?: string | undefined;
    /** The members of the group. */
    users?: UserInfo[] | undefined;
    /**
     * How many members the group has.
     *
     * Format: integer-string
     */
    usersCount?: string | undefined;
    /** Which access membership in the group gives. */
    accessType?: string | undefined;
    /** Whether an identity provider manages the group through SCIM. */
    isManagedByScim?: boolean | undefined;
    /** The moment at which the group was last changed. */
    lastModifiedOn?: string | undefined;
    /** A finer kind of group than `groupType` tells. */
    userGroupType?: string | undefined;
    /** The outcome for this group. */
    readonly errorDetails?: ErrorDetails | undefined;
}
