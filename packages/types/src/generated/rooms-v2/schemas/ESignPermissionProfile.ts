// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ESignAccountRoleSettings } from './ESignAccountRoleSettings.js';

/** A set of rights in eSignature that a member receives with the invitation. */
export interface ESignPermissionProfile {
    /** The ID of the profile, as invitations to the company need it. */
    eSignPermissionProfileId?: string | undefined;
    /** The name of the profile. */
    name?: string | undefined;
    /** The rights of members with this profile. */
    settings?: ESignAccountRoleSettings | undefined;
}
