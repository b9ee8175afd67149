// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { MemberGroupResponse } from './MemberGroupResponse.js';
import type { PermissionProfileResponse } from './PermissionProfileResponse.js';

/** The new membership of a user in one account. */
export interface NewUserResponseAccountProperties {
    /**
     * The GUID of the account to which the user was added.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The number of the site of the service that stores the account.
     *
     * Format: int32
     */
    site_id?: number | undefined;
    /** The permission profile of the user. */
    permission_profile?: PermissionProfileResponse | undefined;
    /** The groups to which the user was added, including the group of all members. */
    groups?: MemberGroupResponse[] | undefined;
    /** The employer, as the user's profile shows it. */
    company_name?: string | undefined;
    /** The position in the company, as the user's profile shows it. */
    job_title?: string | undefined;
    /** The kind of seat that the user takes up in the plan of the account. */
    license_type?: string | undefined;
    /** The ID of the subscription of the account that provides the licence. */
    subscription_id?: string | undefined;
    /** The product that the account pays for, in the vendor's words. */
    plan_name?: string | undefined;
    /** Indicates whether the user takes up a seat of the plan at present. */
    license_status?: string | undefined;
}
