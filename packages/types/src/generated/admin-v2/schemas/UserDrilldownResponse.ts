// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FederatedStatus } from './FederatedStatus.js';
import type { MembershipResponse } from './MembershipResponse.js';
import type { UserIdentityResponse } from './UserIdentityResponse.js';
import type { UserStatus } from './UserStatus.js';

/** A user with their memberships, identities and login rules. */
export interface UserDrilldownResponse {
    /**
     * The GUID of the user, which is the same in all accounts.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The number of the site of the service that stores the user. Requests to change the user
     * must contain it.
     *
     * Format: int32
     */
    site_id?: number | undefined;
    /** The name of the site that `site_id` identifies. */
    site_name?: string | undefined;
    /** The full name of the user, as shown to others. */
    user_name?: string | undefined;
    /** The given name, as the user's profile and e-mails show it. */
    first_name?: string | undefined;
    /** The family name, as the user's profile and e-mails show it. */
    last_name?: string | undefined;
    user_status?: UserStatus | undefined;
    /**
     * The GUID of the account that opens after the user logs in.
     *
     * Format: guid
     */
    default_account_id?: string | undefined;
    /** The name of the account that opens after the user logs in. */
    default_account_name?: string | undefined;
    /**
     * The language of pages and e-mails for the user, with the country if required, such as `en` or
     * `pt_BR`.
     */
    language_culture?: string | undefined;
    /** The languages that the user can choose from, as a comma-separated list. */
    selected_languages?: string | undefined;
    federated_status?: FederatedStatus | undefined;
    /** Indicates whether the user is an administrator of the organization. */
    is_organization_admin?: boolean | undefined;
    /** The date and time when the user was created, in UTC without a zone. */
    created_on?: string | undefined;
    /** The date and time of the last login of the user, in UTC without a zone. */
    last_login?: string | undefined;
    /** The memberships of the user, each with the rights in the account. */
    memberships?: MembershipResponse[] | undefined;
    /** The identities at identity providers with which the user can log in. */
    identities?: UserIdentityResponse[] | undefined;
    /** Indicates whether a login from an unknown device must be confirmed. */
    device_verification_enabled?: boolean | undefined;
    /** Indicates whether the user must log in with two-step verification. */
    require_two_step_verification?: boolean | undefined;
    /** Indicates whether the user can postpone the setup of two-step verification. */
    allow_two_step_verification_snooze?: boolean | undefined;
    /**
     * Indicates whether the user can give themselves administrator rights in accounts of the
     * organization.
     */
    allow_extend_org_admin_rights_to_self?: boolean | undefined;
    /** Indicates whether an identity provider manages the user through SCIM. */
    is_managed_by_scim?: boolean | undefined;
}
