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
    /** The name of the company that the user works for. */
    company_name?: string | undefined;
    /** The job title of the user. */
    job_title?: string | undefined;
    /** The licence type of the user. */
    license_type?: string | undefined;
    /** The ID of the subscription of the account that provides the licence. */
    subscription_id?: string | undefined;
    /** The name of the plan of the subscription. */
    plan_name?: string | undefined;
    /** The status of the licence of the user. */
    license_status?: string | undefined;
}
