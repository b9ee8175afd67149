// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PermissionProfile } from './permissionProfile.js';

/** The permission profiles of an account. */
export interface PermissionProfileInformation {
    /** The permission profiles, one object for each. */
    permissionProfiles?: PermissionProfile[] | undefined;
}
