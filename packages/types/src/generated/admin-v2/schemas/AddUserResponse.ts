// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AddUserResponseAccountProperties } from './AddUserResponseAccountProperties.js';
import type { FederatedStatus } from './FederatedStatus.js';

/** A user who was added to an account, or changed there. */
export interface AddUserResponse {
    /**
     * The GUID of the user, new or already known.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The number of the site of the user. Requests to change the user require it.
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
    /** The language of pages and e-mails for the user, such as `en`. */
    language_culture?: string | undefined;
    federated_status?: FederatedStatus | undefined;
    /** The account of the request, with the rights of the user there. */
    readonly accounts?: AddUserResponseAccountProperties[] | undefined;
}
