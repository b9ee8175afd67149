// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupUsersDelete200Response, GroupUsersDeleteResponses, GroupUsersList200Response, GroupUsersListResponses, GroupUsersUpdate200Response, GroupUsersUpdateResponses } from '@countersign/types/esign-v2.1/group-users';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { GroupUsersDeleteInput, GroupUsersListInput, GroupUsersUpdateInput } from '../group-users.js';
import { groupUsersDelete, groupUsersList, groupUsersUpdate } from '../group-users.js';
/**
 * Who belongs to a group of users.
 */
export interface GroupUsers {
    /**
     * List the members of a group.
     *
     * Lists the users who belong to a group, in chunks that `start_position` and `count` choose;
     * `count` goes from 1 to 100. Each comes with name, e-mail address and status, closed ones
     * included.
     *
     * GroupUsers_list: `GET /v2.1/accounts/{accountId}/groups/{groupId}/users`
     */
    list(input: GroupUsersListInput, options?: CallOptions): PagedCall<GroupUsersList200Response, GroupUsersListResponses, NonNullable<GroupUsersList200Response['users']>[number]>;
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
    update(input: GroupUsersUpdateInput, options?: CallOptions): Call<GroupUsersUpdate200Response, GroupUsersUpdateResponses>;
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
    delete(input: GroupUsersDeleteInput, options?: CallOptions): Call<GroupUsersDelete200Response, GroupUsersDeleteResponses>;
}
/**
 * Makes the functions of GroupUsers into methods of one object.
 */
export function groupUsers(client: Client): GroupUsers {
    return {
        list: groupUsersList.bind(null, client),
        update: groupUsersUpdate.bind(null, client),
        delete: groupUsersDelete.bind(null, client)
    };
}

