// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FederatedStatus } from './FederatedStatus.js';
import type { NewUserResponseAccountProperties } from './NewUserResponseAccountProperties.js';

/** A user as they were made or added. */
export interface NewUserResponse {
    /**
     * The GUID of the user, new or known from before.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The site of the service that keeps the user, by its number.
     *
     * Format: int32
     */
    site_id?: number | undefined;
    /** The full name under which others see the user. */
    user_name?: string | undefined;
    /** The given name of the user. */
    first_name?: string | undefined;
    /** The family name of the user. */
    last_name?: string | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The language of pages and e-mails for the new user, such as `en`. */
    language_culture?: string | undefined;
    federated_status?: FederatedStatus | undefined;
    /** The accounts that the user has joined, with the rights there. */
    accounts?: NewUserResponseAccountProperties[] | undefined;
}
