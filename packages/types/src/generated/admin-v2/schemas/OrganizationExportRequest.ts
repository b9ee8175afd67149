// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { OrganizationExportAccount } from './OrganizationExportAccount.js';
import type { OrganizationExportDomain } from './OrganizationExportDomain.js';

/** Which users are to be exported. */
export interface OrganizationExportRequest {
    /**
     * Whose data are wanted: of all members of the accounts, of the users of reserved domains, or of
     * members whose e-mail domain is not one of the organization. A user with several memberships has
     * a row for each of them.
     */
    type: "organization_memberships_export" | "organization_domain_users_export" | "organization_external_memberships_export";
    /** The accounts to look at; without them, all of the organization. */
    accounts?: OrganizationExportAccount[] | undefined;
    /** The e-mail domains to look at; without them, all that the organization has reserved. */
    domains?: OrganizationExportDomain[] | undefined;
}
