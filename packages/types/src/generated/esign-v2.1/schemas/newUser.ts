// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { UserStatus } from './userStatus.js';

/** A user who was just added to an account, or could not be. */
export interface NewUser {
    /**
     * When it was made.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The set of rights that the person has in the account. */
    permissionProfileId?: string | undefined;
    /** What the account calls the set of rights that the person has. */
    permissionProfileName?: string | undefined;
    /** The relative address under which this object is found. */
    uri?: string | undefined;
    /**
     * The user, by the GUID that the service gave to them.
     *
     * Format: guid
     */
    userId?: string | undefined;
    /** The full name of the user. */
    userName?: string | undefined;
    /** Where the membership of the user stands. */
    userStatus?: UserStatus | undefined;
    /** Where the user's licence stands. */
    licenseStatus?: string | undefined;
    /** The kind of licence that the user has. */
    licenseType?: string | undefined;
    /** A secret with which a client can call the service for the user in place of the password. */
    readonly apiPassword?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The membership that ties the user to the account, by the ID that the service gave to it. */
    readonly membershipId?: string | undefined;
}
