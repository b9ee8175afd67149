// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationExportAccount } from './OrganizationExportAccount.js';
import type { OrganizationExportDomain } from './OrganizationExportDomain.js';

/** A request to export users. */
export interface OrganizationExportRequest {
    /**
     * The users to export. `organization_memberships_export` exports all members of the accounts,
     * `organization_domain_users_export` the users of reserved domains, and
     * `organization_external_memberships_export` members whose e-mail domain does not belong to the
     * organization. A user with several memberships has one row for each of them.
     */
    type: "organization_memberships_export" | "organization_domain_users_export" | "organization_external_memberships_export";
    /** The accounts to include. Default: all accounts of the organization. */
    accounts?: OrganizationExportAccount[] | undefined;
    /** The e-mail domains to include. Default: all reserved domains of the organization. */
    domains?: OrganizationExportDomain[] | undefined;
}
