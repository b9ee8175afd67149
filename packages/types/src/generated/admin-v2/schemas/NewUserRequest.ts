// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FederatedStatus } from './FederatedStatus.js';
import type { NewUserRequestAccountProperties } from './NewUserRequestAccountProperties.js';

/** A new user, with the accounts that the user is to join. */
export interface NewUserRequest {
    /** The accounts to join, each with the rights there. */
    accounts: NewUserRequestAccountProperties[];
    /** The e-mail address of the person. */
    email: string;
    /** The full name under which others see the user. */
    user_name?: string | undefined;
    /** The given name of the user. */
    first_name?: string | undefined;
    /** The family name of the user. */
    last_name?: string | undefined;
    /**
     * The language of pages and e-mails for the user, where needed with the country, such as `en` or
     * `pt_BR`.
     */
    language_culture?: string | undefined;
    /** The languages that the user can choose from, separated by commas. */
    selected_languages?: string | undefined;
    /**
     * The account in which the user starts after logging in, one of those the user belongs to.
     *
     * Format: guid
     */
    default_account_id?: string | undefined;
    /** The code that the user has to enter when activating the membership. */
    access_code?: string | undefined;
    federated_status?: FederatedStatus | undefined;
    /**
     * Whether the user is active at once, without an e-mail that asks for the activation. It is meant
     * for users of a reserved domain who log in through an identity provider.
     */
    auto_activate_memberships?: boolean | undefined;
}
