// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { UserStatus } from './userStatus.js';

/** The result of adding a user to an account: the user who was added, or the error. */
export interface NewUser {
    /**
     * The date and time when this object was created.
     *
     * Format: date-time
     */
    createdDateTime?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The set of rights in the account that the user has, by its ID. */
    permissionProfileId?: string | undefined;
    /** The set of rights in the account that the user has, in the words of its administrators. */
    permissionProfileName?: string | undefined;
    /** The relative URI of this object. */
    uri?: string | undefined;
    /**
     * The ID of the user, a GUID that the service assigns.
     *
     * Format: guid
     */
    userId?: string | undefined;
    /** The first and last name, as recipients see it in e-mails. */
    userName?: string | undefined;
    /**
     * The status of the user's membership: `ActivationRequired`, `ActivationSent`, `Active`,
     * `Closed` or `Disabled`.
     */
    userStatus?: UserStatus | undefined;
    /** The status of the user's licence. */
    licenseStatus?: string | undefined;
    /** The type of the user's licence. */
    licenseType?: string | undefined;
    /**
     * A secret that a client can use instead of the user's password in requests on behalf of the
     * user.
     */
    readonly apiPassword?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The ID of the user's membership in the account. It is set by the service. */
    readonly membershipId?: string | undefined;
}
