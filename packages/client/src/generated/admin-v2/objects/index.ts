// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Client } from '../../../index.js';
import type { Organization } from './organization.js';
import { organization } from './organization.js';
import type { ReservedDomains } from './reserved-domains.js';
import { reservedDomains } from './reserved-domains.js';
import type { IdentityProviders } from './identity-providers.js';
import { identityProviders } from './identity-providers.js';
import type { UserImport } from './user-import.js';
import { userImport } from './user-import.js';
import type { UserExport } from './user-export.js';
import { userExport } from './user-export.js';
import type { AccountExport } from './account-export.js';
import { accountExport } from './account-export.js';
import type { Users } from './users.js';
import { users } from './users.js';
import type { ESignUserManagement } from './e-sign-user-management.js';
import { eSignUserManagement } from './e-sign-user-management.js';
import type { MultiProductUserManagement } from './multi-product-user-management.js';
import { multiProductUserManagement } from './multi-product-user-management.js';
/**
 * All of Countersign Admin v2, by resource.
 */
export interface AdminV2 {
    /**
     * An organization is one administration for several accounts of a company, with their users and
     * e-mail domains. An account belongs to one organization at most.
     */
    organization: Organization;
    /**
     * An e-mail domain that belongs to an organization. Users with an address in an active domain are
     * managed by the organization, and can log in through its identity provider.
     */
    reservedDomains: ReservedDomains;
    /**
     * The services that confirm who the users of an organization are, so that these users need no
     * password of their own.
     */
    identityProviders: IdentityProviders;
    /**
     * An import adds, changes or closes many users at once, from a CSV file with one user per row. It
     * runs in the background. Use its ID to get its progress and the result of each row.
     */
    userImport: UserImport;
    /**
     * An export of users lists the members of the accounts of an organization, or the users of its
     * e-mail domains, as CSV. It runs in the background. Use its ID to get its progress and its files.
     */
    userExport: UserExport;
    /**
     * An export of account settings lists the settings of the accounts of an organization so that they
     * can be compared. It runs in the background. Use its ID to get its progress and its files.
     */
    accountExport: AccountExport;
    /**
     * The users of all accounts of an organization, with their names, memberships, rights and login
     * methods. A user is one person with one GUID. Each account that the user belongs to is a separate
     * membership.
     */
    users: Users;
    /**
     * The groups and permission profiles of one account of an organization. A new member of the account
     * gets one permission profile and any number of groups.
     */
    eSignUserManagement: ESignUserManagement;
    /**
     * The users of an account and their rights in its products: e-signature, Rooms and CLM. A user has
     * one permission profile per product. Groups apply to all products of the account.
     */
    multiProductUserManagement: MultiProductUserManagement;
}
/**
 * Creates an object with a field per resource; the operations are its methods.
 */
export function adminV2(client: Client): AdminV2 {
    return {
        organization: organization(client),
        reservedDomains: reservedDomains(client),
        identityProviders: identityProviders(client),
        userImport: userImport(client),
        userExport: userExport(client),
        accountExport: accountExport(client),
        users: users(client),
        eSignUserManagement: eSignUserManagement(client),
        multiProductUserManagement: multiProductUserManagement(client)
    };
}

