// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ProductPermissionProfileResponse } from './ProductPermissionProfileResponse.js';

/** The permission profiles of one user in the products of an account. */
export interface UserProductPermissionProfilesResponse {
    /**
     * The GUID of the user, which is the same in all accounts.
     *
     * Format: guid
     */
    user_id?: string | undefined;
    /**
     * The GUID of the account in which the user has these profiles.
     *
     * Format: guid
     */
    account_id?: string | undefined;
    /** The products that the user has access to, each with the permission profile of the user there. */
    product_permission_profiles?: ProductPermissionProfileResponse[] | undefined;
}
