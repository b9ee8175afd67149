// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationGetOrganizations200Response, OrganizationGetOrganizationsResponses } from '@countersign/types/admin-v2/organization';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { OrganizationGetOrganizationsInput } from '../organization.js';
import { organizationGetOrganizations } from '../organization.js';
/**
 * An organization is one administration for several accounts of a company, with their users and
 * e-mail domains. An account belongs to one organization at most.
 */
export interface Organization {
    /**
     * List the organizations of the caller.
     *
     * Returns the organizations that the user of the token administers or, with the mode
     * `account_membership`, those in which the user is a member of an account. Their IDs are required by
     * all other operations of this area. The list is not paged, and it is empty if the user has no
     * organization.
     *
     * Any user may call this operation. What it returns of an organization depends on the caller: its
     * administrators get everything. Delegated administrators get the accounts of their delegation, and
     * other users the accounts in which they are members. With the token of an application, it returns
     * the organization that the application belongs to.
     *
     * Organization_getOrganizations: `GET /v2/organizations`
     *
     * The token needs the scope `organization_read`.
     */
    getOrganizations(input?: OrganizationGetOrganizationsInput, options?: CallOptions): Call<OrganizationGetOrganizations200Response, OrganizationGetOrganizationsResponses>;
}
/**
 * Creates an object whose methods are the functions of Organization.
 */
export function organization(client: Client<'admin'>): Organization {
    return {
        getOrganizations: organizationGetOrganizations.bind(null, client)
    };
}

