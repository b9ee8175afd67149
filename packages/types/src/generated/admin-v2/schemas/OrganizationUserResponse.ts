// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DSGroupResponse } from './DSGroupResponse.js';
import type { MembershipStatus } from './MembershipStatus.js';
import type { UserStatus } from './UserStatus.js';

/** A user of the organization, with the membership by which they were found. */
export interface OrganizationUserResponse {
    /**
     * The GUID of the user in all accounts.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** The full name under which others see the user. */
    user_name?: string | undefined;
    /** The given name of the user. */
    first_name?: string | undefined;
    /** The family name of the user. */
    last_name?: string | undefined;
    user_status?: UserStatus | undefined;
    membership_status?: MembershipStatus | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /**
     * When the user was made.
     *
     * Format: date-time
     */
    created_on?: string | undefined;
    /**
     * When the user was closed, if they are.
     *
     * Format: date-time
     */
    closed_on?: string | undefined;
    /**
     * When the user was added to the account.
     *
     * Format: date-time
     */
    membership_created_on?: string | undefined;
    /**
     * When the membership ended, if it has.
     *
     * Format: date-time
     */
    membership_closed_on?: string | undefined;
    /** The groups across products that the user is in, if they were asked for. */
    ds_groups?: DSGroupResponse[] | undefined;
    /**
     * The membership in the account, by its GUID.
     *
     * Format: guid
     */
    membership_id?: string | undefined;
    /** Whether the identity provider of the organization keeps the membership up to date by SCIM. */
    is_membership_managed_by_scim?: boolean | undefined;
    /** Whether the identity provider of the organization keeps the user up to date by SCIM. */
    is_managed_by_scim?: boolean | undefined;
    /** The kind of licence that the user holds. */
    license_type?: string | undefined;
    /** The subscription of the account from which the licence comes. */
    subscription_id?: string | undefined;
    /** What the plan of that subscription is called. */
    plan_name?: string | undefined;
}
