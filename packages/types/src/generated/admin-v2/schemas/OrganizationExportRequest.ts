// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationExportAccount } from './OrganizationExportAccount.js';
import type { OrganizationExportDomain } from './OrganizationExportDomain.js';

/** A request to export users. */
export interface OrganizationExportRequest {
    /**
     * The users to export. `organization_memberships_export` exports all members of the accounts,
     * `organization_domain_users_export` the users of claimed domains, and
     * `organization_external_memberships_export` the memberships that users of claimed domains have in
     * accounts of other organizations. A user with several memberships has one row for each of them.
     */
    type: "organization_memberships_export" | "organization_domain_users_export" | "organization_external_memberships_export";
    /**
     * The accounts to include. Default: all accounts of the organization. External memberships cannot
     * be limited to accounts.
     */
    accounts?: OrganizationExportAccount[] | undefined;
    /**
     * The e-mail domains to include. They must be claimed by the organization. Default: all users for
     * `organization_memberships_export`, and the users of all claimed domains for the other types.
     */
    domains?: OrganizationExportDomain[] | undefined;
}
