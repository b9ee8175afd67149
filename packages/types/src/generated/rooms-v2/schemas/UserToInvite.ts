// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccessLevel } from './AccessLevel.js';

/** An invitation to a company on Rooms v6. */
export interface UserToInvite {
    /** The address to which the invitation goes. */
    email: string;
    /** The given name of whoever is invited. */
    firstName: string;
    /** The family name of whoever is invited. */
    lastName: string;
    /** The offices in reach of an invited member with access level `Office`, by number. */
    offices?: number[] | undefined;
    /** The regions in reach of an invited member with access level `Region`, by number. */
    regions?: number[] | undefined;
    /** The permission profile of the eSignature account that the invited member gets. */
    eSignPermissionProfileId: string;
    /**
     * The internal role that the new member gets in the company.
     *
     * Format: int32
     */
    roleId: number;
    /** How far the rights of the new member reach in the company. */
    accessLevel: AccessLevel;
    /**
     * The office that new rooms of the member will belong to, by number.
     *
     * Format: int32
     */
    defaultOfficeId: number;
    /** Whether the new member gets e-mails about what happens in their rooms. */
    subscribeToRoomsActivityNotifications?: boolean | undefined;
    /**
     * The address to which the browser goes once the invitation is accepted.
     *
     * Format: uri
     */
    redirectUrl?: string | undefined;
}
