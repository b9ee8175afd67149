// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupRequest } from './GroupRequest.js';
import type { PermissionProfileRequest } from './PermissionProfileRequest.js';

/** What a new user is in one account. */
export interface NewUserRequestAccountProperties {
    /**
     * The account to join, by its GUID; it must belong to the organization.
     *
     * Format: guid
     */
    id: string;
    /** The set of rights for the new user. */
    permission_profile?: PermissionProfileRequest | undefined;
    /** The groups to put the new user into. Everyone is in the group of all members anyway. */
    groups?: GroupRequest[] | undefined;
    /** The company that the user works for. */
    company_name?: string | undefined;
    /** What the user does there. */
    job_title?: string | undefined;
}
