// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DataRedactionStatus } from './DataRedactionStatus.js';
import type { MembershipDataRedactionResponse } from './MembershipDataRedactionResponse.js';

/** The outcome for the data of a user, in total and for each account. */
export interface IndividualUserDataRedactionResponse {
    readonly status?: DataRedactionStatus | undefined;
    /**
     * The ID of the user, which stays the same.
     *
     * Format: guid
     */
    readonly user_id?: string | undefined;
    /** The result for each account of the request. */
    readonly membership_results?: MembershipDataRedactionResponse[] | undefined;
}
