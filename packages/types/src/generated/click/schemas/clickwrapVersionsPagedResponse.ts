// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ClickwrapVersion } from './clickwrapVersion.js';

/** The versions of a clickwrap, the newest first. */
export interface ClickwrapVersionsPagedResponse {
    /**
     * The ID of the account that the clickwrap belongs to.
     *
     * Format: guid
     */
    accountId?: string | undefined;
    /**
     * The ID of the clickwrap, in all its versions.
     *
     * Format: guid
     */
    clickwrapId?: string | undefined;
    /** The name under which users of the account find the clickwrap. */
    clickwrapName?: string | undefined;
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
    /** The versions on the page. */
    versions?: ClickwrapVersion[] | undefined;
}
