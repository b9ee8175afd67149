// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Link } from './link.js';

/** An organization, which manages several accounts. */
export interface UserInfoOrganization {
    /**
     * The ID of the organization, as used in requests for organizations.
     *
     * Format: guid
     */
    organization_id: string;
    /** The links to more information about the organization. */
    links: Link[];
}
