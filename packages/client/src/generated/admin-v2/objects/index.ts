// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Client } from '../../../index.js';
import type { UserImport } from './user-import.js';
import { userImport } from './user-import.js';
import type { UserExport } from './user-export.js';
import { userExport } from './user-export.js';
import type { AccountExport } from './account-export.js';
import { accountExport } from './account-export.js';
import type { Users } from './users.js';
import { users } from './users.js';
import type { MultiProductUserManagement } from './multi-product-user-management.js';
import { multiProductUserManagement } from './multi-product-user-management.js';
/**
 * All of Countersign Admin v2, by resource.
 */
export interface AdminV2 {
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
        userImport: userImport(client),
        userExport: userExport(client),
        accountExport: accountExport(client),
        users: users(client),
        multiProductUserManagement: multiProductUserManagement(client)
    };
}

