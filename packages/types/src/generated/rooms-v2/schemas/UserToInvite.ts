// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccessLevel } from './AccessLevel.js';

/** An invitation to a company on Rooms v6. */
export interface UserToInvite {
    /** The e-mail address to which the invitation is sent. */
    email: string;
    /** The given name of the invited person. */
    firstName: string;
    /** The family name of the invited person. */
    lastName: string;
    /** The IDs of the offices that an invited member with the access level `Office` can access. */
    offices?: number[] | undefined;
    /** The IDs of the regions that an invited member with the access level `Region` can access. */
    regions?: number[] | undefined;
    /** The ID of the invited member's permission profile in the eSignature account. */
    eSignPermissionProfileId: string;
    /**
     * The ID of the new member's internal role in the company.
     *
     * Format: int32
     */
    roleId: number;
    /** The scope of the new member's rights in the company. */
    accessLevel: AccessLevel;
    /**
     * The ID of the office that the invited user belongs to.
     *
     * Format: int32
     */
    defaultOfficeId: number;
    /** Specifies whether the new member receives e-mails about activities in their rooms. */
    subscribeToRoomsActivityNotifications?: boolean | undefined;
    /**
     * The URL to which the browser is redirected after the invitation is accepted.
     *
     * Format: uri
     */
    redirectUrl?: string | undefined;
}
