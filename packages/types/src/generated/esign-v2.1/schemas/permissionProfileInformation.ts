// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PermissionProfile } from './permissionProfile.js';

/** The permission profiles of an account. */
export interface PermissionProfileInformation {
    /** One object for each permission profile. */
    permissionProfiles?: PermissionProfile[] | undefined;
}
