// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DataRedactionStatus } from './DataRedactionStatus.js';

/** The outcome for the data of one membership. */
export interface MembershipDataRedactionResponse {
    readonly status?: DataRedactionStatus | undefined;
    /**
     * The ID of the account of the membership.
     *
     * Format: guid
     */
    readonly account_id?: string | undefined;
}
