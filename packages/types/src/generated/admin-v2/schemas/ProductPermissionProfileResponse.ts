// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PermissionProfileResponse21 } from './PermissionProfileResponse2_1.js';

/** A product with its permission profiles, or with those of a user. */
export interface ProductPermissionProfileResponse {
    /**
     * The GUID of the product, which is the same in all accounts.
     *
     * Format: guid
     */
    product_id?: string | undefined;
    /** The name of the product: `ESign`, `CLM` or `Rooms`. */
    product_name?: string | undefined;
    /**
     * The permission profiles. In the response about a user, these are the profiles that the user
     * has.
     */
    permission_profiles?: PermissionProfileResponse21[] | undefined;
    /** The reason why the profiles of this product cannot be read. It is absent if they can. */
    error_message?: string | undefined;
}
