// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ProductPermissionProfileResponse } from './ProductPermissionProfileResponse.js';

/** Products with their permission profiles. */
export interface ProductPermissionProfilesResponse {
    /** The products, each with its permission profiles. */
    readonly product_permission_profiles?: ProductPermissionProfileResponse[] | undefined;
}
