/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { ESignUserManagementGetGroups200Response, ESignUserManagementGetGroupsParams, ESignUserManagementGetGroupsQueryParams, ESignUserManagementGetGroupsResponses, ESignUserManagementGetPermissions200Response, ESignUserManagementGetPermissionsParams, ESignUserManagementGetPermissionsResponses } from '@countersign/types/admin-v2/e-sign-user-management';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `eSignUserManagementGetGroups`.
 */
export interface ESignUserManagementGetGroupsInput {
    path?: PathOf<ESignUserManagementGetGroupsParams> | undefined;
    query?: ESignUserManagementGetGroupsQueryParams | undefined;
}
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
export const eSignUserManagementGetGroups: PagedOperation<ESignUserManagementGetGroupsInput, ESignUserManagementGetGroups200Response, ESignUserManagementGetGroupsResponses, NonNullable<ESignUserManagementGetGroups200Response['groups']>[number], 'admin'> = /* @__PURE__ */ pagedOperation('eSignUserManagement_getGroups', 'GET', '/v2/organizations/{organizationId}/accounts/{accountId}/groups', {
    paging: {
        items: 'groups',
        start: 'start',
        next: 'paging/next',
        total: 'paging/total_set_size'
    }
});


/**
 * The input of `eSignUserManagementGetPermissions`.
 */
export interface ESignUserManagementGetPermissionsInput {
    path?: PathOf<ESignUserManagementGetPermissionsParams> | undefined;
}
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
export const eSignUserManagementGetPermissions: Operation<ESignUserManagementGetPermissionsInput, ESignUserManagementGetPermissions200Response, ESignUserManagementGetPermissionsResponses, 'admin'> = /* @__PURE__ */ operation('eSignUserManagement_getPermissions', 'GET', '/v2/organizations/{organizationId}/accounts/{accountId}/permissions');

