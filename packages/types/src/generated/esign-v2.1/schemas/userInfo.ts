// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';

/** Information about a user to whom another resource refers. */
export interface UserInfo {
    /** The ID of the user's account, either its external number or its GUID. */
    accountId?: string | undefined;
    /** The name of the default account of the user. */
    accountName?: string | undefined;
    /** The code that the user must enter to activate the account. */
    activationAccessCode?: string | undefined;
    /** The user's e-mail address. */
    email?: string | undefined;
    /** The result for this object, `SUCCESS` with an empty message, or the error. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The IP address from which the user acted, if it was recorded. */
    ipAddress?: string | undefined;
    /**
     * Indicates whether the user is currently logged in.
     *
     * Format: boolean-string
     */
    loginStatus?: ("true" | "false") | undefined;
    /** The ID of the user's membership in the account. */
    membershipId?: string | undefined;
    /**
     * Specifies whether an e-mail is sent with which the user can activate the account.
     *
     * Format: boolean-string
     */
    sendActivationEmail?: ("true" | "false") | undefined;
    /** The relative URI that ends with the user's ID. */
    uri?: string | undefined;
    /**
     * The ID of the user. Callers can usually specify only themselves. Administrators can also
     * specify other users.
     */
    userId?: string | undefined;
    /** The user's full name. */
    userName?: string | undefined;
    /**
     * The status of the user's membership, such as `active`. Shared access returns it with a
     * capital, such as `Active`.
     */
    userStatus?: string | undefined;
    /** The type of user, such as `companyuser`. */
    userType?: string | undefined;
}
