// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './errorDetails.js';
import type { UserStatus } from './userStatus.js';

/** A user, as other resources refer to one. */
export interface UserInfo {
    /** The account the user belongs to, by its external number or its GUID. */
    accountId?: string | undefined;
    /** The name that the account goes by. */
    accountName?: string | undefined;
    /** The code that the user must enter to activate the account. */
    activationAccessCode?: string | undefined;
    /** The user's e-mail address. */
    email?: string | undefined;
    /** How it went for this object; `SUCCESS` with an empty message, or why it failed. */
    readonly errorDetails?: ErrorDetails | undefined;
    /** The network address from which the user acted, where that was recorded. */
    ipAddress?: string | undefined;
    /**
     * Whether the user is logged in at this moment.
     *
     * Format: boolean-string
     */
    loginStatus?: ("true" | "false") | undefined;
    /** The user's membership in the account. */
    membershipId?: string | undefined;
    /**
     * Whether an e-mail goes out that lets the user activate the account.
     *
     * Format: boolean-string
     */
    sendActivationEmail?: ("true" | "false") | undefined;
    /** A relative address that ends in the user's ID. */
    uri?: string | undefined;
    /**
     * The user's ID: as a rule the user who calls, and another one only where the caller is an
     * administrator.
     */
    userId?: string | undefined;
    /** The user's full name. */
    userName?: string | undefined;
    userStatus?: UserStatus | undefined;
    /** The kind of user, such as `CompanyUser`. */
    userType?: string | undefined;
}
