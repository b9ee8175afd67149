// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { LoginAccount } from './loginAccount.js';

/** The accounts to which a user can log in. */
export interface LoginInformation {
    /** The token that replaces the password, if it was requested. */
    apiPassword?: string | undefined;
    /** One entry for each account, the default one first. */
    loginAccounts?: LoginAccount[] | undefined;
}
