// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { PermissionProfile, PermissionProfileAnswer } from './permissionProfile.js';

/** The permission profiles of an account. */
export interface PermissionProfileInformation {
    /** The permission profiles, one object for each. */
    permissionProfiles?: PermissionProfile[] | undefined;
}

/**
 * `PermissionProfileInformation` in a response: with the members that the service always writes.
 */
export interface PermissionProfileInformationAnswer extends PermissionProfileInformation {
    permissionProfiles: PermissionProfileAnswer[];
}
