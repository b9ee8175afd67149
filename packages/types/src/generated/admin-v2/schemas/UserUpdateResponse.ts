// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './ErrorDetails.js';

/** What came of the change to one user. */
export interface UserUpdateResponse {
    /**
     * The user who was to be changed.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The site of the service where that user is kept, by its number.
     *
     * Format: int32
     */
    site_id?: number | undefined;
    /** The e-mail address of the person. */
    email?: string | undefined;
    /** Why this user was not changed; it is missing where all went well. */
    error_details?: ErrorDetails | undefined;
}
