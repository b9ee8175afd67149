// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { MemberGroupResponse } from './MemberGroupResponse.js';
import type { PermissionProfileResponse } from './PermissionProfileResponse.js';

/** What a user is in one account. */
export interface MembershipResponse {
    /**
     * The GUID of the membership, by which it can be activated.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /**
     * The account of the membership, by its GUID.
     *
     * Format: guid
     */
    account_id?: string | undefined;
    /** The account of the membership by its external number. */
    external_account_id?: string | undefined;
    /** What the customer calls the account of the membership. */
    account_name?: string | undefined;
    /** Whether the account lies outside the organization. */
    is_external_account?: boolean | undefined;
    /** How far the membership has come, such as `active`. */
    status?: string | undefined;
    /** The set of rights that the user has in the account. */
    permission_profile?: PermissionProfileResponse | undefined;
    /**
     * When the user joined the account.
     *
     * Format: date-time
     */
    created_on?: string | undefined;
    /** The groups of the account that the user is in. */
    groups?: MemberGroupResponse[] | undefined;
    /** Whether the user is an administrator of the account. */
    is_admin?: boolean | undefined;
    /** The kind of licence that the user holds. */
    license_type?: string | undefined;
    /** The subscription of the account from which the licence comes. */
    subscription_id?: string | undefined;
    /** What the plan of that subscription is called. */
    plan_name?: string | undefined;
}
