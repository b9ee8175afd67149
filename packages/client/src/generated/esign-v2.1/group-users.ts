/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { GroupUsersDelete200Response, GroupUsersDeleteBody, GroupUsersDeleteParams, GroupUsersDeleteResponses, GroupUsersList200Response, GroupUsersListParams, GroupUsersListQueryParams, GroupUsersListResponses, GroupUsersUpdate200Response, GroupUsersUpdateBody, GroupUsersUpdateParams, GroupUsersUpdateResponses } from '@countersign/types/esign-v2.1/group-users';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * The input of `groupUsersList`.
 */
export interface GroupUsersListInput {
    path: PathOf<GroupUsersListParams>;
    query?: GroupUsersListQueryParams | undefined;
}
/**
 * List the members of a group.
 *
 * Returns the users who belong to a group, each with name, e-mail address and status, including
 * closed users. The list is paged: `start_position` and `count` select a page, and `count` must be
 * from 1 to
 * 100.
 *
 * GroupUsers_list: `GET /v2.1/accounts/{accountId}/groups/{groupId}/users`
 */
export const groupUsersList: PagedOperation<GroupUsersListInput, GroupUsersList200Response, GroupUsersListResponses, NonNullable<GroupUsersList200Response['users']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('GroupUsers_list', 'GET', '/v2.1/accounts/{accountId}/groups/{groupId}/users', {
    paging: {
        items: 'users',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `groupUsersUpdate`.
 */
export interface GroupUsersUpdateInput {
    path: PathOf<GroupUsersUpdateParams>;
    body: GroupUsersUpdateBody;
}
/**
 * Add users to a group.
 *
 * Adds users of the account to a group. Existing members of the group are kept. The caller must be
 * an administrator of the account.
 *
 * Each user is processed separately. If a user fails, the response still has status 200, and the
 * user contains `errorDetails`, such as `INVALID_USERID`.
 *
 * GroupUsers_update: `PUT /v2.1/accounts/{accountId}/groups/{groupId}/users`
 */
export const groupUsersUpdate: Operation<GroupUsersUpdateInput, GroupUsersUpdate200Response, GroupUsersUpdateResponses, 'esign'> = /* @__PURE__ */ operation('GroupUsers_update', 'PUT', '/v2.1/accounts/{accountId}/groups/{groupId}/users');


/**
 * The input of `groupUsersDelete`.
 */
export interface GroupUsersDeleteInput {
    path: PathOf<GroupUsersDeleteParams>;
    body: GroupUsersDeleteBody;
}
/**
 * Remove users from a group.
 *
 * Removes users from a group. They remain members of the account, and keep the rights that they have
 * from other sources. Users cannot be removed from the group of all members. The caller must be an
 * administrator of the account.
 *
 * Each user is processed separately. If a user fails, the response still has status 200, and the
 * user contains `errorDetails`, such as `INVALID_USERID`.
 *
 * GroupUsers_delete: `DELETE /v2.1/accounts/{accountId}/groups/{groupId}/users`
 */
export const groupUsersDelete: Operation<GroupUsersDeleteInput, GroupUsersDelete200Response, GroupUsersDeleteResponses, 'esign'> = /* @__PURE__ */ operation('GroupUsers_delete', 'DELETE', '/v2.1/accounts/{accountId}/groups/{groupId}/users');

