// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccessLevel } from './AccessLevel.js';

/** A member of a company as they stand in a list. */
export interface UserSummary {
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
}
