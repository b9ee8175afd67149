// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccessLevel } from './AccessLevel.js';
import type { ClassicManagerPermissions } from './ClassicManagerPermissions.js';

/** An invitation to a company on Rooms v5 as a Manager. */
export interface ClassicManagerToInvite {
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
     * The ID of the office for new rooms of the manager.
     *
     * Format: int32
     */
    defaultOfficeId: number;
    /**
     * The ID of the manager's job title.
     *
     * Format: int32
     */
    titleId: number;
    /** The scope of the manager's rights: offices, regions or the whole company. */
    accessLevel: AccessLevel;
    /** The permissions of the manager in addition to the role. */
    permissions: ClassicManagerPermissions;
}
