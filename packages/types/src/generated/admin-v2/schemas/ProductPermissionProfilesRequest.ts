// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ProductPermissionProfileRequest } from './ProductPermissionProfileRequest.js';

/** The permission profiles that a user gets. */
export interface ProductPermissionProfilesRequest {
    /**
     * The products, each with the permission profile that the user gets there. The profiles of
     * products that are not in the list stay as they are.
     */
    product_permission_profiles: ProductPermissionProfileRequest[];
}
