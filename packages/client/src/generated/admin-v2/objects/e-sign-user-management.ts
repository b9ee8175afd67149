// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ESignUserManagementGetGroups200Response, ESignUserManagementGetGroupsResponses, ESignUserManagementGetPermissions200Response, ESignUserManagementGetPermissionsResponses } from '@countersign/types/admin-v2/e-sign-user-management';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { ESignUserManagementGetGroupsInput, ESignUserManagementGetPermissionsInput } from '../e-sign-user-management.js';
import { eSignUserManagementGetGroups, eSignUserManagementGetPermissions } from '../e-sign-user-management.js';
/**
 * The groups and permission profiles of one account of an organization. A new member of the account
 * gets one permission profile and any number of groups.
 */
export interface ESignUserManagement {
    /**
     * List the groups of an account.
     *
     * Returns the groups of an account of the organization: the group of administrators, the group of
     * all members, and then the groups that the account created. Requests that add or change users name
     * groups by these IDs.
     *
     * The list is paged: `start` and `take` select a page, and `paging` links to the adjacent pages. The
     * caller must be an administrator of the organization or of the account.
     *
     * eSignUserManagement_getGroups: `GET /v2/organizations/{organizationId}/accounts/{accountId}/groups`
     *
     * The token needs the scope `group_read`.
     */
    getGroups(input?: ESignUserManagementGetGroupsInput, options?: CallOptions): PagedCall<ESignUserManagementGetGroups200Response, ESignUserManagementGetGroupsResponses, NonNullable<ESignUserManagementGetGroups200Response['groups']>[number]>;
    /**
     * List the permission profiles of an account.
     *
     * Returns the permission profiles of an account of the organization, with the number and the name of
     * each. A permission profile says what its users can do in the account. Requests that add or change
     * users name one of them by this number.
     *
     * The caller must be an administrator of the organization or of the account.
     *
     * eSignUserManagement_getPermissions: `GET /v2/organizations/{organizationId}/accounts/{accountId}/permissions`
     *
     * The token needs the scope `permission_read`.
     */
    getPermissions(input?: ESignUserManagementGetPermissionsInput, options?: CallOptions): Call<ESignUserManagementGetPermissions200Response, ESignUserManagementGetPermissionsResponses>;
}
/**
 * Creates an object whose methods are the functions of eSignUserManagement.
 */
export function eSignUserManagement(client: Client<'admin'>): ESignUserManagement {
    return {
        getGroups: eSignUserManagementGetGroups.bind(null, client),
        getPermissions: eSignUserManagementGetPermissions.bind(null, client)
    };
}

