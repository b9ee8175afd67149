// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FederatedStatus } from './FederatedStatus.js';
import type { MembershipResponse } from './MembershipResponse.js';
import type { UserIdentityResponse } from './UserIdentityResponse.js';
import type { UserStatus } from './UserStatus.js';

/** A user with their memberships, identities and rules for logging in. */
export interface UserDrilldownResponse {
    /**
     * The GUID of the user over all accounts.
     *
     * Format: guid
     */
    id?: string | undefined;
    /**
     * The number of the site of the service where the user is kept. Changes to the user must name it.
     *
     * Format: int32
     */
    site_id?: number | undefined;
    /** What that site is called. */
    site_name?: string | undefined;
    /** The full name under which others see the user. */
    user_name?: string | undefined;
    /** The given name of the user. */
    first_name?: string | undefined;
    /** The family name of the user. */
    last_name?: string | undefined;
    user_status?: UserStatus | undefined;
    /**
     * The account in which the user starts after logging in, by its GUID.
     *
     * Format: guid
     */
    default_account_id?: string | undefined;
    /** What the customer calls that account. */
    default_account_name?: string | undefined;
    /**
     * The language of pages and e-mails for the user, where needed with the country, such as `en` or
     * `pt_BR`.
     */
    language_culture?: string | undefined;
    /** The languages that the user can choose from, separated by commas. */
    selected_languages?: string | undefined;
    federated_status?: FederatedStatus | undefined;
    /** Whether the user is an administrator of the organization. */
    is_organization_admin?: boolean | undefined;
    /**
     * When the user came to the service.
     *
     * Format: date-time
     */
    created_on?: string | undefined;
    /**
     * When the user was last there.
     *
     * Format: date-time
     */
    last_login?: string | undefined;
    /** The accounts that the user belongs to, each with the rights there. */
    memberships?: MembershipResponse[] | undefined;
    /** The identities at identity providers with which the user can log in. */
    identities?: UserIdentityResponse[] | undefined;
    /** Whether a login from an unknown device must be confirmed. */
    device_verification_enabled?: boolean | undefined;
    /** Whether the user has to prove who they are by a second means. */
    require_two_step_verification?: boolean | undefined;
    /** Whether the user may put off setting up the second means. */
    allow_two_step_verification_snooze?: boolean | undefined;
    /**
     * Whether the user may give themselves the rights of an administrator in accounts of the
     * organization.
     */
    allow_extend_org_admin_rights_to_self?: boolean | undefined;
    /** Whether an identity provider keeps this user up to date by SCIM. */
    is_managed_by_scim?: boolean | undefined;
}
