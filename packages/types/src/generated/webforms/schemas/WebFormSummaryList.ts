// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { WebFormSummary } from './WebFormSummary.js';

/** One page of the forms of an account. */
export interface WebFormSummaryList {
    /**
     * The 0-based position of the last form of the page.
     *
     * Format: int32
     */
    endPosition?: number | undefined;
    /** The forms of the page. */
    items?: WebFormSummary[] | undefined;
    /** The URL of the next page. It is empty on the last page. */
    nextUrl?: string | undefined;
    /** The URL of the previous page. It is empty on the first page. */
    previousUrl?: string | undefined;
    /**
     * The number of forms on the page.
     *
     * Format: int32
     */
    resultSetSize?: number | undefined;
    /**
     * The 0-based position of the first form of the page.
     *
     * Format: int32
     */
    startPosition?: number | undefined;
    /**
     * The number of forms on all pages.
     *
     * Format: int32
     */
    totalSetSize?: number | undefined;
}
