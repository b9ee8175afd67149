// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FederatedStatus } from './FederatedStatus.js';
import type { NewUserResponseAccountProperties } from './NewUserResponseAccountProperties.js';

/** A user who was created or added. */
export interface NewUserResponse {
    /**
     * The GUID of the new or existing user.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The number of the site of the service that stores the user.
     *
     * Format: int32
     */
    site_id?: number | undefined;
    /** The full name of the user, as shown to others. */
    user_name?: string | undefined;
    /** The given name, as the user's profile and e-mails show it. */
    first_name?: string | undefined;
    /** The family name, as the user's profile and e-mails show it. */
    last_name?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The language of pages and e-mails for the new user, such as `en`. */
    language_culture?: string | undefined;
    federated_status?: FederatedStatus | undefined;
    /** The accounts to which the user was added, with the rights of the user there. */
    accounts?: NewUserResponseAccountProperties[] | undefined;
}
