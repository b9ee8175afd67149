// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './ErrorDetails.js';

/** A user of a group, or a user who could not be added to it or removed from it. */
export interface DSGroupUserResponse {
    /**
     * The GUID of the user.
     *
     * Format: guid
     */
    user_id?: string | undefined;
    /**
     * The GUID of the account that the user and the group belong to.
     *
     * Format: guid
     */
    account_id?: string | undefined;
    /** The full name of the user, as shown to others. */
    user_name?: string | undefined;
    /** The given name, as the user's profile and e-mails show it. */
    first_name?: string | undefined;
    /** The family name, as the user's profile and e-mails show it. */
    last_name?: string | undefined;
    /** The middle name of the user. */
    middle_name?: string | undefined;
    /** The status of the membership of the user in the account, such as `active`. */
    status?: string | undefined;
    /** The reason why the user was not added or removed. It is absent if the user was. */
    error_details?: ErrorDetails | undefined;
}
