// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Link } from './link.js';

/** An organization, which holds several accounts under one administration. */
export interface UserInfoOrganization {
    /**
     * The ID that the calls for organizations take.
     *
     * Format: guid
     */
    organization_id: string;
    /** Where to read more about the organization. */
    links: Link[];
}
