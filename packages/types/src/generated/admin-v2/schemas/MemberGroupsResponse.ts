// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { MemberGroupResponse } from './MemberGroupResponse.js';
import type { PagingResponseProperties } from './PagingResponseProperties.js';

/** One page of the groups of an account. */
export interface MemberGroupsResponse {
    /** The groups on this page, each with its ID, name and type. */
    groups?: MemberGroupResponse[] | undefined;
    /** The position of this page in the list of all groups, with links to the adjacent pages. */
    paging?: PagingResponseProperties | undefined;
}
