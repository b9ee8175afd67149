// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupRequest } from './GroupRequest.js';
import type { PermissionProfileRequest } from './PermissionProfileRequest.js';

/** The changes to a user in one account. */
export interface UpdateMembershipRequest {
    /**
     * The GUID of the account of the membership to change.
     *
     * Format: guid
     */
    account_id: string;
    /** The new permission profile of the user in the account. */
    permission_profile?: PermissionProfileRequest | undefined;
    /** The groups of the account to which the user is assigned. */
    groups?: GroupRequest[] | undefined;
    /**
     * Specifies whether the service sends the user an e-mail with a request to activate the
     * membership.
     */
    send_activation?: boolean | undefined;
    /** The code that the user must enter to activate the membership. */
    access_code?: string | undefined;
    /** The new licence type of the user, if the plan of the account licenses each user. */
    license_type?: string | undefined;
    /** The employer, as the user's profile shows it. */
    company_name?: string | undefined;
    /** The position in the company, as the user's profile shows it. */
    job_title?: string | undefined;
}
