// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupRequest } from './GroupRequest.js';
import type { PermissionProfileRequest } from './PermissionProfileRequest.js';

/** What is to change for a user in one account. */
export interface UpdateMembershipRequest {
    /**
     * The account of the membership that is to change, by its GUID.
     *
     * Format: guid
     */
    account_id: string;
    /** The set of rights that the user shall have in the account. */
    permission_profile?: PermissionProfileRequest | undefined;
    /** The groups of the account that the user shall be in. */
    groups?: GroupRequest[] | undefined;
    /** Whether the user is asked by e-mail to activate the membership. */
    send_activation?: boolean | undefined;
    /** The code that the user must know to activate the membership. */
    access_code?: string | undefined;
    /** The kind of licence that the user shall hold, where the plan of the account licenses each user. */
    license_type?: string | undefined;
    /** The company that the user works for. */
    company_name?: string | undefined;
    /** What the user does there. */
    job_title?: string | undefined;
}
