// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserInfoOrganization } from './userInfoOrganization.js';

/** An account of the user and where to call it. */
export interface UserInfoAccount {
    /**
     * The account, as the paths of the resource areas name it.
     *
     * Format: guid
     */
    account_id: string;
    /** Whether this is the account to use where the user has not chosen one. */
    is_default: boolean;
    /** The name that the account goes by. */
    account_name: string;
    /**
     * Scheme and host of the account's site. Clients add `/restapi` and the path.
     *
     * Format: uri
     */
    base_uri: string;
    /** The organization to which the account belongs; left out where it belongs to none. */
    organization?: UserInfoOrganization | undefined;
}
