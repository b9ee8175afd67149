// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountRoleSettings, AccountRoleSettingsAnswer } from './accountRoleSettings.js';
import type { UserInformation, UserInformationAnswer } from './userInformation.js';

/** A named set of rights for members of an account. Each member has exactly one permission profile. */
export interface PermissionProfile {
    /** The name of the user who last changed the profile. */
    readonly modifiedByUsername?: string | undefined;
    /**
     * The date and time when the profile was last changed.
     *
     * Format: date-time
     */
    readonly modifiedDateTime?: string | undefined;
    /** The ID of the permission profile. It is set by the service. */
    permissionProfileId?: string | undefined;
    /** The name of the permission profile. It is required for new profiles. */
    permissionProfileName?: string | undefined;
    /** The rights of members with this profile. */
    settings?: AccountRoleSettings | undefined;
    /**
     * The number of members with the profile. It is returned only if `include` requests it.
     *
     * Format: integer-string
     */
    readonly userCount?: string | undefined;
    /** The members with the profile. */
    readonly users?: UserInformation[] | undefined;
}

/**
 * `PermissionProfile` in a response: with the members that the service always writes.
 */
export interface PermissionProfileAnswer extends PermissionProfile {
    modifiedByUsername: string;
    permissionProfileId: string;
    permissionProfileName: string;
    settings?: AccountRoleSettingsAnswer | undefined;
    users?: UserInformationAnswer[] | undefined;
}
