// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PermissionProfileResponse } from './PermissionProfileResponse.js';

/** The permission profiles of an account. */
export interface PermissionsResponse {
    /** The permission profiles, those that every account has first. */
    permissions?: PermissionProfileResponse[] | undefined;
}
