// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccessLevel } from './AccessLevel.js';
import type { ClassicManagerPermissions } from './ClassicManagerPermissions.js';

/** An invitation to a company on Rooms v5, as Manager. */
export interface ClassicManagerToInvite {
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
     * The office that new rooms of the manager will belong to, by number.
     *
     * Format: int32
     */
    defaultOfficeId: number;
    /**
     * The job title of the manager, by number.
     *
     * Format: int32
     */
    titleId: number;
    /** How far the rights of the manager reach: over offices, regions or the whole company. */
    accessLevel: AccessLevel;
    /** What the manager may do beyond the role. */
    permissions: ClassicManagerPermissions;
}
