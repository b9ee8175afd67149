// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './ErrorDetails.js';

/** The result of closing the membership in one account. */
export interface DeleteMembershipResponse {
    /**
     * The GUID of the account from which the user is removed.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** The reason why the membership was not closed. It is omitted on success. */
    error_details?: ErrorDetails | undefined;
}
