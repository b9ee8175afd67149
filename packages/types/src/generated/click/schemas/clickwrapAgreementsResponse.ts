// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserAgreementResponse } from './userAgreementResponse.js';

/** A page of the agreements of a clickwrap. */
export interface ClickwrapAgreementsResponse {
    /**
     * The number of pages that follow at least; 0 on the last page.
     *
     * Format: int32
     */
    minimumPagesRemaining?: number | undefined;
    /**
     * The 0-based number of the page.
     *
     * Format: int32
     */
    page?: number | undefined;
    /**
     * The maximum number of entries on a page.
     *
     * Format: int32
     */
    pageSize?: number | undefined;
    /**
     * The date and time of the first agreement on the page.
     *
     * Format: date-time
     */
    beginCreatedOn?: string | undefined;
    /** The agreements on the page, the newest first. */
    userAgreements?: UserAgreementResponse[] | undefined;
}
