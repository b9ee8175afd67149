/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { GroupsCreate201Response, GroupsCreateBody, GroupsCreateParams, GroupsCreateResponses, GroupsDelete200Response, GroupsDeleteBody, GroupsDeleteParams, GroupsDeleteResponses, GroupsList200Response, GroupsListParams, GroupsListQueryParams, GroupsListResponses, GroupsUpdate200Response, GroupsUpdateBody, GroupsUpdateParams, GroupsUpdateResponses } from '@countersign/types/esign-v2.1/groups';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * What `groupsList` takes.
 */
export interface GroupsListInput {
    path?: PathOf<GroupsListParams> | undefined;
    query?: GroupsListQueryParams | undefined;
}
/**
 * List the groups of an account.
 *
 * Lists the groups of users that an account has, in chunks that `start_position` and `count`
 * choose; `count` goes from 1 to 100. Besides the groups that the account made, the list holds
 * two that every account has: its administrators, and everyone in it. `search_text` and
 * `group_type` narrow it down. The members themselves are listed by an operation of their own.
 *
 * Groups_list: `GET /v2.1/accounts/{accountId}/groups`
 */
export const groupsList: PagedOperation<GroupsListInput, GroupsList200Response, GroupsListResponses, NonNullable<GroupsList200Response['groups']>[number]> = /* @__PURE__ */ pagedOperation('Groups_list', 'GET', '/v2.1/accounts/{accountId}/groups', {
    paging: {
        items: 'groups',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `groupsCreate` takes.
 */
export interface GroupsCreateInput {
    path?: PathOf<GroupsCreateParams> | undefined;
    body: GroupsCreateBody;
}
/**
 * Make groups of users.
 *
 * Makes groups of users in an account, each with a name that no other group of the account has,
 * and if wanted with a permission profile and its first members. Members get the rights of the
 * group's profile. The caller must be an administrator of the account.
 *
 * A group that fails carries `errorDetails`, and the answer is 201 all the same.
 *
 * Groups_create: `POST /v2.1/accounts/{accountId}/groups`
 */
export const groupsCreate: Operation<GroupsCreateInput, GroupsCreate201Response, GroupsCreateResponses> = /* @__PURE__ */ operation('Groups_create', 'POST', '/v2.1/accounts/{accountId}/groups');


/**
 * What `groupsUpdate` takes.
 */
export interface GroupsUpdateInput {
    path?: PathOf<GroupsUpdateParams> | undefined;
    body: GroupsUpdateBody;
}
/**
 * Change groups of users.
 *
 * Changes the name and the permission profile of groups, each named by its `groupId`. Fields that
 * are left out stay as they are, and so do the members, who are changed by operations of their
 * own. The caller must be an administrator of the account.
 *
 * A group that fails carries `errorDetails`, and the answer is 200 all the same.
 *
 * Groups_update: `PUT /v2.1/accounts/{accountId}/groups`
 */
export const groupsUpdate: Operation<GroupsUpdateInput, GroupsUpdate200Response, GroupsUpdateResponses> = /* @__PURE__ */ operation('Groups_update', 'PUT', '/v2.1/accounts/{accountId}/groups');


/**
 * What `groupsDelete` takes.
 */
export interface GroupsDeleteInput {
    path?: PathOf<GroupsDeleteParams> | undefined;
    body: GroupsDeleteBody;
}
/**
 * Delete groups of users.
 *
 * Deletes groups from an account, each named by its `groupId`. The users stay members of the
 * account, but lose the rights and brands that they had by the group. The groups that every
 * account has cannot be deleted. The caller must be an administrator of the account.
 *
 * A group that fails carries `errorDetails`, and the answer is 200 all the same.
 *
 * Groups_delete: `DELETE /v2.1/accounts/{accountId}/groups`
 */
export const groupsDelete: Operation<GroupsDeleteInput, GroupsDelete200Response, GroupsDeleteResponses> = /* @__PURE__ */ operation('Groups_delete', 'DELETE', '/v2.1/accounts/{accountId}/groups');

