// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { MemberGroupResponse } from './MemberGroupResponse.js';
import type { PermissionProfileResponse } from './PermissionProfileResponse.js';

/** What a user has become in one account. */
export interface NewUserResponseAccountProperties {
    /**
     * The account that the user has joined, by its GUID.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The site of the service that keeps the account, by its number.
     *
     * Format: int32
     */
    site_id?: number | undefined;
    /** The set of rights that the user got. */
    permission_profile?: PermissionProfileResponse | undefined;
    /** The groups that the user was put into, with that of all members. */
    groups?: MemberGroupResponse[] | undefined;
    /** The company that the user works for. */
    company_name?: string | undefined;
    /** What the user does there. */
    job_title?: string | undefined;
    /** The kind of licence that the user holds. */
    license_type?: string | undefined;
    /** The subscription of the account from which the licence comes. */
    subscription_id?: string | undefined;
    /** What the plan of that subscription is called. */
    plan_name?: string | undefined;
    /** Where the licence of the user stands. */
    license_status?: string | undefined;
}
