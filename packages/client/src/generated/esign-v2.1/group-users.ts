/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { GroupUsersDelete200Response, GroupUsersDeleteBody, GroupUsersDeleteParams, GroupUsersDeleteResponses, GroupUsersList200Response, GroupUsersListParams, GroupUsersListQueryParams, GroupUsersListResponses, GroupUsersUpdate200Response, GroupUsersUpdateBody, GroupUsersUpdateParams, GroupUsersUpdateResponses } from '@countersign/types/esign-v2.1/group-users';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation } from '../../index.js';


/**
 * What `groupUsersList` takes.
 */
export interface GroupUsersListInput {
    path: PathOf<GroupUsersListParams>;
    query?: GroupUsersListQueryParams | undefined;
}
/**
 * List the members of a group.
 *
 * Lists the users who belong to a group, in chunks that `start_position` and `count` choose;
 * `count` goes from 1 to 100. Each comes with name, e-mail address and status, closed ones
 * included.
 *
 * GroupUsers_list: `GET /v2.1/accounts/{accountId}/groups/{groupId}/users`
 */
export const groupUsersList: PagedOperation<GroupUsersListInput, GroupUsersList200Response, GroupUsersListResponses, NonNullable<GroupUsersList200Response['users']>[number]> = /* @__PURE__ */ pagedOperation('GroupUsers_list', 'GET', '/v2.1/accounts/{accountId}/groups/{groupId}/users', {
    paging: {
        items: 'users',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `groupUsersUpdate` takes.
 */
export interface GroupUsersUpdateInput {
    path: PathOf<GroupUsersUpdateParams>;
    body: GroupUsersUpdateBody;
}
/**
 * Add users to a group.
 *
 * Adds users of the account to a group. Those who belong to it already stay, so nobody is removed
 * by this. The caller must be an administrator of the account.
 *
 * The call goes on to its end when one user fails: the answer is 200 all the same, and the user
 * who failed carries `errorDetails`, such as `INVALID_USERID`.
 *
 * GroupUsers_update: `PUT /v2.1/accounts/{accountId}/groups/{groupId}/users`
 */
export const groupUsersUpdate: Operation<GroupUsersUpdateInput, GroupUsersUpdate200Response, GroupUsersUpdateResponses> = /* @__PURE__ */ operation('GroupUsers_update', 'PUT', '/v2.1/accounts/{accountId}/groups/{groupId}/users');


/**
 * What `groupUsersDelete` takes.
 */
export interface GroupUsersDeleteInput {
    path: PathOf<GroupUsersDeleteParams>;
    body: GroupUsersDeleteBody;
}
/**
 * Remove users from a group.
 *
 * Takes users out of a group. They stay members of the account, and keep the rights that they
 * have in other ways. Nobody can be taken out of the group that holds everyone. The caller must be
 * an administrator of the account.
 *
 * The call goes on to its end when one user fails: the answer is 200 all the same, and the user
 * who failed carries `errorDetails`, such as `INVALID_USERID`.
 *
 * GroupUsers_delete: `DELETE /v2.1/accounts/{accountId}/groups/{groupId}/users`
 */
export const groupUsersDelete: Operation<GroupUsersDeleteInput, GroupUsersDelete200Response, GroupUsersDeleteResponses> = /* @__PURE__ */ operation('GroupUsers_delete', 'DELETE', '/v2.1/accounts/{accountId}/groups/{groupId}/users');

