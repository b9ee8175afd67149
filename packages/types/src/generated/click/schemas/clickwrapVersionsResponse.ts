// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ClickwrapVersionSummaryResponse } from './clickwrapVersionSummaryResponse.js';

/** A page of the clickwraps of an account. */
export interface ClickwrapVersionsResponse {
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
    /** An entry for each version of each clickwrap. */
    clickwraps?: ClickwrapVersionSummaryResponse[] | undefined;
}
