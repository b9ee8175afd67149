// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserInfoAccount } from './userInfoAccount.js';

/** The user to whom a token belongs, with the user's accounts. */
export interface UserInfo {
    /**
     * The ID of the user, which is the same in all accounts.
     *
     * Format: guid
     */
    sub: string;
    /** The full name of the user. */
    name?: string | undefined;
    /** The first name of the user. */
    given_name?: string | undefined;
    /** The last name of the user. */
    family_name?: string | undefined;
    /** The date and time when the user was created, without a time zone. */
    created?: string | undefined;
    /** The e-mail address of the user. */
    email?: string | undefined;
    /** The accounts in which the user is a member. Exactly one is the default. */
    accounts: UserInfoAccount[];
}
