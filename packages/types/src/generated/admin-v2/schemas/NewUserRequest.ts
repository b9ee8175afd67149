// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FederatedStatus } from './FederatedStatus.js';
import type { NewUserRequestAccountProperties } from './NewUserRequestAccountProperties.js';

/** A new user and the accounts to which the user is added. */
export interface NewUserRequest {
    /** The accounts to which the user is added, each with the rights of the user there. */
    accounts: NewUserRequestAccountProperties[];
    /** The e-mail address of the person. */
    email: string;
    /** The full name of the user, as shown to others. */
    user_name?: string | undefined;
    /** The given name, as the user's profile and e-mails show it. */
    first_name?: string | undefined;
    /** The family name, as the user's profile and e-mails show it. */
    last_name?: string | undefined;
    /**
     * The language of pages and e-mails for the user, with the country if required, such as `en` or
     * `pt_BR`.
     */
    language_culture?: string | undefined;
    /** The languages that the user can choose from, as a comma-separated list. */
    selected_languages?: string | undefined;
    /**
     * The GUID of the account that opens after the user logs in. The user must belong to it.
     *
     * Format: guid
     */
    default_account_id?: string | undefined;
    /** The code that the user must enter to activate the membership. */
    access_code?: string | undefined;
    federated_status?: FederatedStatus | undefined;
    /**
     * Specifies whether the memberships are activated immediately, without an activation e-mail. Use
     * it for users of a reserved domain who log in through an identity provider.
     */
    auto_activate_memberships?: boolean | undefined;
}
