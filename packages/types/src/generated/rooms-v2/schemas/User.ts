// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccessLevel } from './AccessLevel.js';
import type { ClassicManagerPermissions } from './ClassicManagerPermissions.js';

/** A member of a company, with the offices and regions they work for. */
export interface User {
    /**
     * The member, by Rooms number; not the GUID that the eSignature areas use.
     *
     * Format: int32
     */
    userId?: number | undefined;
    /** The address with which the member signs in. */
    email?: string | undefined;
    /** The given name of the member. */
    firstName?: string | undefined;
    /** The family name of the member. */
    lastName?: string | undefined;
    /** Whether the member is kept from signing in to Rooms. */
    isLockedOut?: boolean | undefined;
    /** `Pending` until the member has accepted the invitation, `Active` after that. */
    status?: ("Active" | "Pending") | undefined;
    /** How far the rights of the member reach in the company. */
    accessLevel?: AccessLevel | undefined;
    /**
     * The office that new rooms of the member belong to, by number.
     *
     * Format: int32
     */
    defaultOfficeId?: number | undefined;
    /**
     * The job title of the member, by number; only companies on Rooms v5 have titles.
     *
     * Format: int32
     */
    titleId?: number | undefined;
    /**
     * The role that the member has in the company unless a room gives them another.
     *
     * Format: int32
     */
    roleId?: number | undefined;
    /** The address of the member's picture. */
    profileImageUrl?: string | undefined;
    /** The offices to which the member was added, by number. */
    offices?: number[] | undefined;
    /** The regions to which the member was added, by number. */
    regions?: number[] | undefined;
    /** What a Manager on Rooms v5 may do beyond the role; left out for everybody else. */
    permissions?: ClassicManagerPermissions | undefined;
}
