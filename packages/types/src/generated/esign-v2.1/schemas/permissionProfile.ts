// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountRoleSettings } from './accountRoleSettings.js';
import type { UserInformation } from './userInformation.js';

/** A named set of rights that members of an account can be given. A member has one. */
export interface PermissionProfile {
    /** The name of the user who changed the profile last. */
    readonly modifiedByUsername?: string | undefined;
    /**
     * When the profile was last changed.
     *
     * Format: date-time
     */
    readonly modifiedDateTime?: string | undefined;
    /** The profile, by the ID that the service gave to it. */
    permissionProfileId?: string | undefined;
    /** What the account calls the profile. A new one needs a name. */
    permissionProfileName?: string | undefined;
    /** The rights that members with this profile have. */
    settings?: AccountRoleSettings | undefined;
    /**
     * How many members have the profile; only where `include` asks for it.
     *
     * Format: integer-string
     */
    readonly userCount?: string | undefined;
    /** The members with the profile. */
    readonly users?: UserInformation[] | undefined;
}
