// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './ErrorDetails.js';

/** What came of closing the membership in one account. */
export interface DeleteMembershipResponse {
    /**
     * The account that the user was to leave, by its GUID.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** Why the membership was not closed; it is missing where all went well. */
    error_details?: ErrorDetails | undefined;
}
