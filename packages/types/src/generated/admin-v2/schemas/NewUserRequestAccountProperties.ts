// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupRequest } from './GroupRequest.js';
import type { PermissionProfileRequest } from './PermissionProfileRequest.js';

/** The membership of a new user in one account. */
export interface NewUserRequestAccountProperties {
    /**
     * The GUID of the account to which the user is added. The account must belong to the
     * organization.
     *
     * Format: guid
     */
    id: string;
    /** The permission profile of the new user. */
    permission_profile?: PermissionProfileRequest | undefined;
    /**
     * The groups to which the new user is added. The group of all members always includes the
     * user.
     */
    groups?: GroupRequest[] | undefined;
    /** The employer, as the user's profile shows it. */
    company_name?: string | undefined;
    /** The position in the company, as the user's profile shows it. */
    job_title?: string | undefined;
}
