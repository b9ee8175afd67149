// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DSGroupResponse } from './DSGroupResponse.js';

/** A page of the groups of an account. */
export interface DSGroupListResponse {
    /**
     * The number of this page. The first page is 1.
     *
     * Format: int32
     */
    page?: number | undefined;
    /**
     * The maximum number of items on a page.
     *
     * Format: int32
     */
    page_size?: number | undefined;
    /**
     * The number of items on all pages together.
     *
     * Format: int32
     */
    total_count?: number | undefined;
    /**
     * The GUID of the account that the groups belong to.
     *
     * Format: guid
     */
    account_id?: string | undefined;
    /** The groups on this page. */
    readonly ds_groups?: DSGroupResponse[] | undefined;
}
