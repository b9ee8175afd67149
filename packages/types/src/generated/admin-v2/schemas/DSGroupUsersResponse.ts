// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DSGroupUserResponse } from './DSGroupUserResponse.js';

/** A page of the users of a group. */
export interface DSGroupUsersResponse {
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
    /** The users on this page. */
    users?: DSGroupUserResponse[] | undefined;
}
