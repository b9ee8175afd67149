// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserInfoAccount } from './userInfoAccount.js';

/** The user to whom a token belongs, with the accounts. */
export interface UserInfo {
    /**
     * The ID of the user, the same in all accounts.
     *
     * Format: guid
     */
    sub: string;
    /** The full name of the user. */
    name?: string | undefined;
    /** The given name of the user. */
    given_name?: string | undefined;
    /** The family name of the user. */
    family_name?: string | undefined;
    /** The moment at which the user was made, written without a time zone. */
    created?: string | undefined;
    /** The e-mail address of the user. */
    email?: string | undefined;
    /** The accounts in which the user is a member. Exactly one is the default. */
    accounts: UserInfoAccount[];
}
