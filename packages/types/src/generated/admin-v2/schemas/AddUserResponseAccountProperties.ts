// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DSGroupResponse } from './DSGroupResponse.js';
import type { ProductPermissionProfileResponse } from './ProductPermissionProfileResponse.js';

/** The membership of a user in an account, with the rights in its products. */
export interface AddUserResponseAccountProperties {
    /**
     * The GUID of the account that the user belongs to.
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
    /** The products that the user can use, each with the permission profile there. */
    readonly product_permission_profiles?: ProductPermissionProfileResponse[] | undefined;
    /** The groups of the account that the user belongs to. */
    readonly ds_groups?: DSGroupResponse[] | undefined;
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
