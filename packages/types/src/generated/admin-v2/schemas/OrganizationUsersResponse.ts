// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationUserResponse } from './OrganizationUserResponse.js';
import type { PagingResponseProperties } from './PagingResponseProperties.js';

/** One page of the users of an organization. */
export interface OrganizationUsersResponse {
    /** The users of this page. */
    users?: OrganizationUserResponse[] | undefined;
    /** Which part of all users this is, and where the pages beside it are. */
    paging?: PagingResponseProperties | undefined;
}
