// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FederatedStatus } from './FederatedStatus.js';
import type { GroupRequest } from './GroupRequest.js';
import type { PermissionProfileRequest } from './PermissionProfileRequest.js';

/** A new member for one account. */
export interface NewAccountUserRequest {
    /** The set of rights for the new member. */
    permission_profile?: PermissionProfileRequest | undefined;
    /** The groups of the account to put the new member into. */
    groups?: GroupRequest[] | undefined;
    /** The e-mail address of the person. */
    email: string;
    /** The kind of licence for the new member, where the plan of the account licenses each user. */
    license_type?: string | undefined;
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
