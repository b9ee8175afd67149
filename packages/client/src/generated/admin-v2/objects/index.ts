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
import type { SingleAccountUserImport } from './single-account-user-import.js';
import { singleAccountUserImport } from './single-account-user-import.js';
import type { UserExport } from './user-export.js';
import { userExport } from './user-export.js';
import type { AccountExport } from './account-export.js';
import { accountExport } from './account-export.js';
import type { AccountSettingsImport } from './account-settings-import.js';
import { accountSettingsImport } from './account-settings-import.js';
import type { Users } from './users.js';
import { users } from './users.js';
import type { ESignUserManagement } from './e-sign-user-management.js';
import { eSignUserManagement } from './e-sign-user-management.js';
import type { Connect } from './connect.js';
import { connect } from './connect.js';
import type { AccountCreation } from './account-creation.js';
import { accountCreation } from './account-creation.js';
import type { AccountCloning } from './account-cloning.js';
import { accountCloning } from './account-cloning.js';
import type { DataDeletion } from './data-deletion.js';
import { dataDeletion } from './data-deletion.js';
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
     * The same imports for one account, which the path names. Their files need no column with the ID
     * of the account, so that the administrators of an account can write them without it.
     */
    singleAccountUserImport: SingleAccountUserImport;
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
     * An import of account settings changes the settings of many accounts of an organization at once,
     * from a CSV file with one setting per row and one account per column. It runs in the background.
     */
    accountSettingsImport: AccountSettingsImport;
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
     * Connect configurations of an organization push the events of its accounts to one URL. The
     * organization has its own keys and OAuth settings for their messages.
     */
    connect: Connect;
    /**
     * An organization creates accounts with the plans and modules of its subscriptions. The creation runs
     * in the background. Use the ID of its work to get its progress and the ID of the account.
     */
    accountCreation: AccountCreation;
    /**
     * A clone is a new account with the plan items and settings of another account of the organization.
     * It is created in the background. Use the ID of its work to get its progress.
     */
    accountCloning: AccountCloning;
    /**
     * The deletion of the personal data of former users, from one account or from several accounts of an
     * organization.
     */
    dataDeletion: DataDeletion;
    /**
     * The users of an account and their rights in its products: e-signature, Rooms and CLM. A user has
     * one permission profile per product. Groups apply to all products of the account.
     */
    multiProductUserManagement: MultiProductUserManagement;
}
/**
 * Creates an object with a field per resource; the operations are its methods.
 */
export function adminV2(client: Client<'admin'>): AdminV2 {
    return {
        organization: organization(client),
        reservedDomains: reservedDomains(client),
        identityProviders: identityProviders(client),
        userImport: userImport(client),
        singleAccountUserImport: singleAccountUserImport(client),
        userExport: userExport(client),
        accountExport: accountExport(client),
        accountSettingsImport: accountSettingsImport(client),
        users: users(client),
        eSignUserManagement: eSignUserManagement(client),
        connect: connect(client),
        accountCreation: accountCreation(client),
        accountCloning: accountCloning(client),
        dataDeletion: dataDeletion(client),
        multiProductUserManagement: multiProductUserManagement(client)
    };
}

