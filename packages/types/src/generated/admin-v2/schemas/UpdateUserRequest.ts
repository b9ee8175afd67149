// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FederatedStatus } from './FederatedStatus.js';
import type { UpdateMembershipRequest } from './UpdateMembershipRequest.js';

/** The changes to one user. Omitted fields are not changed. */
export interface UpdateUserRequest {
    /**
     * The GUID of the user to change.
     *
     * Format: guid
     */
    id: string;
    /**
     * The number of the site of the service that stores the user, as returned in the user
     * profile.
     *
     * Format: int32
     */
    site_id: number;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /**
     * The GUID of the account that opens after the user logs in.
     *
     * Format: guid
     */
    default_account_id?: string | undefined;
    federated_status?: FederatedStatus | undefined;
    /** Specifies whether the user must choose a new password at the next login. */
    force_password_change?: boolean | undefined;
    /** The changes in individual accounts. */
    memberships?: UpdateMembershipRequest[] | undefined;
    /** Specifies whether logins from unknown devices must be confirmed. */
    device_verification_enabled?: boolean | undefined;
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
}
