/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { GroupsCreate201Response, GroupsCreateBody, GroupsCreateParams, GroupsCreateResponses, GroupsDelete200Response, GroupsDeleteBody, GroupsDeleteParams, GroupsDeleteResponses, GroupsList200Response, GroupsListParams, GroupsListQueryParams, GroupsListResponses, GroupsUpdate200Response, GroupsUpdateBody, GroupsUpdateParams, GroupsUpdateResponses } from '@countersign/types/esign-v2.1/groups';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `groupsList`.
 */
export interface GroupsListInput {
    path?: PathOf<GroupsListParams> | undefined;
    query?: GroupsListQueryParams | undefined;
}
/**
 * List the groups of an account.
 *
 * Returns the user groups of an account. In addition to the groups that the account created, the
 * list contains two groups that every account has: the administrators and all members. `search_text`
 * and `group_type` narrow the list. To list the members, use the separate operation. The list is
 * paged: `start_position` and `count` select a page, and `count` must be from 1 to 100.
 *
 * Groups_list: `GET /v2.1/accounts/{accountId}/groups`
 */
export const groupsList: PagedOperation<GroupsListInput, GroupsList200Response, GroupsListResponses, NonNullable<GroupsList200Response['groups']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Groups_list', 'GET', '/v2.1/accounts/{accountId}/groups', {
    paging: {
        items: 'groups',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `groupsCreate`.
 */
export interface GroupsCreateInput {
    path?: PathOf<GroupsCreateParams> | undefined;
    body: GroupsCreateBody;
}
/**
 * Create user groups.
 *
 * Creates user groups in an account. Each group has a name that is unique in the account, and
 * optionally a permission profile and initial members. Members get the rights of the permission
 * profile of the group. The caller must be an administrator of the account.
 *
 * If a group fails, the response still has status 201, and the group contains `errorDetails`.
 *
 * Groups_create: `POST /v2.1/accounts/{accountId}/groups`
 */
export const groupsCreate: Operation<GroupsCreateInput, GroupsCreate201Response, GroupsCreateResponses, 'esign'> = /* @__PURE__ */ operation('Groups_create', 'POST', '/v2.1/accounts/{accountId}/groups');


/**
 * The input of `groupsUpdate`.
 */
export interface GroupsUpdateInput {
    path?: PathOf<GroupsUpdateParams> | undefined;
    body: GroupsUpdateBody;
}
/**
 * Change user groups.
 *
 * Changes the name and the permission profile of groups, each identified by its `groupId`. Omitted
 * fields are not changed. To change the members, use the separate operations. The caller must be an
 * administrator of the account.
 *
 * If a group fails, the response still has status 200, and the group contains `errorDetails`.
 *
 * Groups_update: `PUT /v2.1/accounts/{accountId}/groups`
 */
export const groupsUpdate: Operation<GroupsUpdateInput, GroupsUpdate200Response, GroupsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('Groups_update', 'PUT', '/v2.1/accounts/{accountId}/groups');


/**
 * The input of `groupsDelete`.
 */
export interface GroupsDeleteInput {
    path?: PathOf<GroupsDeleteParams> | undefined;
    body: GroupsDeleteBody;
}
/**
 * Delete user groups.
 *
 * Deletes groups from an account, each identified by its `groupId`. The users remain members of the
 * account, but lose the rights and brands that they had through the group. The groups that every
 * account has cannot be deleted. The caller must be an administrator of the account.
 *
 * If a group fails, the response still has status 200, and the group contains `errorDetails`.
 *
 * Groups_delete: `DELETE /v2.1/accounts/{accountId}/groups`
 */
export const groupsDelete: Operation<GroupsDeleteInput, GroupsDelete200Response, GroupsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('Groups_delete', 'DELETE', '/v2.1/accounts/{accountId}/groups');

