// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserInfoOrganization } from './userInfoOrganization.js';

/** An account of the user and its base URI. */
export interface UserInfoAccount {
    /**
     * The ID of the account, as used in the paths of the other APIs.
     *
     * Format: guid
     */
    account_id: string;
    /** Indicates whether this is the account to use if the user has not chosen one. */
    is_default: boolean;
    /** The name of the account, as displayed to its users. */
    account_name: string;
    /**
     * The scheme and host of the account's site. Clients append `/restapi` and the path.
     *
     * Format: uri
     */
    base_uri: string;
    /**
     * The organization to which the account belongs. It is omitted if the account does not belong to
     * one.
     */
    organization?: UserInfoOrganization | undefined;
}
