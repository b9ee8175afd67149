// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FederatedStatus } from './FederatedStatus.js';
import type { UpdateMembershipRequest } from './UpdateMembershipRequest.js';

/** What is to change for one user. What is left out stays. */
export interface UpdateUserRequest {
    /**
     * The user who is to be changed.
     *
     * Format: guid
     */
    id: string;
    /**
     * The site of the service where the user is kept, as the profile of the user tells it.
     *
     * Format: int32
     */
    site_id: number;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /**
     * The account in which the user shall start after logging in.
     *
     * Format: guid
     */
    default_account_id?: string | undefined;
    federated_status?: FederatedStatus | undefined;
    /** Whether the user must choose a new password at the next login. */
    force_password_change?: boolean | undefined;
    /** What is to change in single accounts. */
    memberships?: UpdateMembershipRequest[] | undefined;
    /** Whether logins from unknown devices shall be confirmed. */
    device_verification_enabled?: boolean | undefined;
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
}
