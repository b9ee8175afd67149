// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccessLevel } from './AccessLevel.js';

/** A member of a company, as returned in a list. */
export interface UserSummary {
    /**
     * The Rooms ID of the member. It is not the GUID that the eSignature APIs use.
     *
     * Format: int32
     */
    userId?: number | undefined;
    /** The e-mail address with which the member signs in. */
    email?: string | undefined;
    /** The given name of the member. */
    firstName?: string | undefined;
    /** The family name of the member. */
    lastName?: string | undefined;
    /** Indicates whether the member is locked out of Rooms. */
    isLockedOut?: boolean | undefined;
    /**
     * The status of the member: `Pending` until the member has accepted the invitation, then
     * `Active`.
     */
    status?: ("Active" | "Pending" | (string & {})) | undefined;
    /** The scope of the member's rights in the company. */
    accessLevel?: AccessLevel | undefined;
    /**
     * The ID of the office for new rooms of the member.
     *
     * Format: int32
     */
    defaultOfficeId?: number | undefined;
    /**
     * The ID of the member's job title. Only companies on Rooms v5 have titles.
     *
     * Format: int32
     */
    titleId?: number | undefined;
    /**
     * The ID of the member's role in the company. It applies unless a room assigns the member
     * another role.
     *
     * Format: int32
     */
    roleId?: number | undefined;
    /** The URL of the member's picture. */
    profileImageUrl?: string | undefined;
}
