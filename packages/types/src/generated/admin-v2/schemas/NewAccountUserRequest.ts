// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FederatedStatus } from './FederatedStatus.js';
import type { GroupRequest } from './GroupRequest.js';
import type { PermissionProfileRequest } from './PermissionProfileRequest.js';

/** A new member for one account. */
export interface NewAccountUserRequest {
    /** The permission profile of the new member. */
    permission_profile?: PermissionProfileRequest | undefined;
    /** The groups of the account to which the new member is added. */
    groups?: GroupRequest[] | undefined;
    /** The e-mail address of the person. */
    email: string;
    /** The licence type of the new member, if the plan of the account licenses each user. */
    license_type?: string | undefined;
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
