// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DomainResponse } from './DomainResponse.js';
import type { IdentityProvidersResponse } from './IdentityProvidersResponse.js';
import type { LinkResponse } from './LinkResponse.js';
import type { OrganizationAccountResponse } from './OrganizationAccountResponse.js';
import type { OrganizationSimpleIdObject } from './OrganizationSimpleIdObject.js';

/** An organization, with what the caller may see of it. */
export interface OrganizationResponse {
    /**
     * The GUID of the organization, which the paths of this area require.
     *
     * Format: guid
     */
    id?: string | undefined;
    /** The name that administrators gave to the organization. */
    name?: string | undefined;
    /** The purpose of the organization, as its administrators describe it. */
    description?: string | undefined;
    /**
     * The GUID of the account to which users are added if no account is selected.
     *
     * Format: guid
     */
    default_account_id?: string | undefined;
    /**
     * The ID of the permission profile that these users get in the default account.
     *
     * Format: int64
     */
    default_permission_profile_id?: number | undefined;
    /**
     * The date and time when the organization was created, in ISO 8601 format (UTC).
     *
     * Format: date-time
     */
    created_on?: string | undefined;
    /**
     * The GUID of the user who created the organization.
     *
     * Format: guid
     */
    created_by?: string | undefined;
    /**
     * The date and time when the organization, its accounts or its domains last changed, in ISO
     * 8601 format (UTC).
     *
     * Format: date-time
     */
    last_modified_on?: string | undefined;
    /**
     * The GUID of the user who last changed the organization.
     *
     * Format: guid
     */
    last_modified_by?: string | undefined;
    /** The accounts of the organization that the caller may see. */
    accounts?: OrganizationAccountResponse[] | undefined;
    /** The administrators of the organization. */
    users?: OrganizationSimpleIdObject[] | undefined;
    /** The e-mail domains that the organization has reserved, for its administrators. */
    reserved_domains?: DomainResponse[] | undefined;
    /** The identity providers of the organization, for its administrators, in a list with one item. */
    identity_providers?: IdentityProvidersResponse[] | undefined;
    /** The URLs that belong to the organization. */
    links?: LinkResponse[] | undefined;
}
