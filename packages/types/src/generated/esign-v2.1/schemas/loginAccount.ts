// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { NameValue } from './nameValue.js';

/** An account to which a user can log in. */
export interface LoginAccount {
    /** The number of the account. */
    accountId?: string | undefined;
    /**
     * The account as a GUID, which newer programs use.
     *
     * Format: guid
     */
    accountIdGuid?: string | undefined;
    /** The URL with which the addresses of all calls of the account begin. */
    baseUrl?: string | undefined;
    /** The e-mail address of the user. */
    email?: string | undefined;
    /**
     * Indicates whether it is the default account of the user.
     *
     * Format: boolean-string
     */
    isDefault?: ("true" | "false") | undefined;
    /** The settings of the account, as pairs of names and values. */
    loginAccountSettings?: NameValue[] | undefined;
    /** The settings of the user in the account, as pairs of names and values. */
    loginUserSettings?: NameValue[] | undefined;
    /** The name of the account. */
    name?: string | undefined;
    /** The name of the site that hosts the account. */
    siteDescription?: string | undefined;
    /**
     * The ID of the user in the account.
     *
     * Format: guid
     */
    userId?: string | undefined;
    /** The first and last name, as recipients see it in e-mails. */
    userName?: string | undefined;
}
