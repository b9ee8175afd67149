// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationUserResponse } from './OrganizationUserResponse.js';
import type { PagingResponseProperties } from './PagingResponseProperties.js';

/** One page of the users of an organization. */
export interface OrganizationUsersResponse {
    /** The users on this page. */
    users?: OrganizationUserResponse[] | undefined;
    /** The position of this page in the list of all users, with links to the adjacent pages. */
    paging?: PagingResponseProperties | undefined;
}
