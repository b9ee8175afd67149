// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './ErrorDetails.js';

/** The result of the change to one user. */
export interface UserUpdateResponse {
    /**
     * The GUID of the user to change.
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
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** The reason why the user was not changed. It is omitted on success. */
    error_details?: ErrorDetails | undefined;
}
