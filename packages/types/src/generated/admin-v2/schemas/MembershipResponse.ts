// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { MemberGroupResponse } from './MemberGroupResponse.js';
import type { PermissionProfileResponse } from './PermissionProfileResponse.js';

/** The membership of a user in one account. */
export interface MembershipResponse {
    /**
     * The GUID of the membership, which is required to activate it.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /**
     * The GUID of the account of the membership.
     *
     * Format: guid
     */
    account_id?: string | undefined;
    /** The external number of the account of the membership. */
    external_account_id?: string | undefined;
    /** The name of the account of the membership. */
    account_name?: string | undefined;
    /** Indicates whether the account is outside the organization. */
    is_external_account?: boolean | undefined;
    /** The status of the membership, such as `active`. */
    status?: string | undefined;
    /** The permission profile of the user in the account. */
    permission_profile?: PermissionProfileResponse | undefined;
    /** The date and time when the user joined the account, in UTC without a zone. */
    created_on?: string | undefined;
    /**
     * The date and time when the membership was closed, in UTC without a zone. Only closed
     * memberships have it.
     */
    closed_on?: string | undefined;
    /** The groups of the account that the user belongs to. */
    groups?: MemberGroupResponse[] | undefined;
    /** Indicates whether the user is an administrator of the account. */
    is_admin?: boolean | undefined;
    /** The kind of seat that the user takes up in the plan of the account. */
    license_type?: string | undefined;
    /** The ID of the subscription of the account that provides the licence. */
    subscription_id?: string | undefined;
    /** The product that the account pays for, in the vendor's words. */
    plan_name?: string | undefined;
}
