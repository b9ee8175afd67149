// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DSGroupResponse } from './DSGroupResponse.js';
import type { MembershipStatus } from './MembershipStatus.js';
import type { UserStatus } from './UserStatus.js';

/** A user of the organization, with the membership that matched the request. */
export interface OrganizationUserResponse {
    /**
     * The GUID of the user, which is the same in all accounts.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** The full name of the user, as shown to others. */
    user_name?: string | undefined;
    /** The given name, as the user's profile and e-mails show it. */
    first_name?: string | undefined;
    /** The family name, as the user's profile and e-mails show it. */
    last_name?: string | undefined;
    user_status?: UserStatus | undefined;
    membership_status?: MembershipStatus | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The date and time when the user was created, in UTC without a zone. */
    created_on?: string | undefined;
    /**
     * The date and time when the user was closed, in UTC without a zone, if the user is
     * closed.
     */
    closed_on?: string | undefined;
    /** The date and time when the user was added to the account, in UTC without a zone. */
    membership_created_on?: string | undefined;
    /**
     * The date and time when the membership was closed, in UTC without a zone, if it is
     * closed.
     */
    membership_closed_on?: string | undefined;
    /** The cross-product groups that the user belongs to, if the request includes them. */
    ds_groups?: DSGroupResponse[] | undefined;
    /**
     * The GUID of the membership in the account.
     *
     * Format: guid
     */
    membership_id?: string | undefined;
    /**
     * Indicates whether the identity provider of the organization manages the membership through
     * SCIM.
     */
    is_membership_managed_by_scim?: boolean | undefined;
    /** Indicates whether the identity provider of the organization manages the user through SCIM. */
    is_managed_by_scim?: boolean | undefined;
    /** The kind of seat that the user takes up in the plan of the account. */
    license_type?: string | undefined;
    /** The ID of the subscription of the account that provides the licence. */
    subscription_id?: string | undefined;
    /** The product that the account pays for, in the vendor's words. */
    plan_name?: string | undefined;
}
