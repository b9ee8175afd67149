// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupUsersDelete200Response, GroupUsersDeleteResponses, GroupUsersList200Response, GroupUsersListResponses, GroupUsersUpdate200Response, GroupUsersUpdateResponses } from '@countersign/types/esign-v2.1/group-users';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { GroupUsersDeleteInput, GroupUsersListInput, GroupUsersUpdateInput } from '../group-users.js';
import { groupUsersDelete, groupUsersList, groupUsersUpdate } from '../group-users.js';
/**
 * The members of a user group.
 */
export interface GroupUsers {
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
    list(input: GroupUsersListInput, options?: CallOptions): PagedCall<GroupUsersList200Response, GroupUsersListResponses, NonNullable<GroupUsersList200Response['users']>[number]>;
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
    update(input: GroupUsersUpdateInput, options?: CallOptions): Call<GroupUsersUpdate200Response, GroupUsersUpdateResponses>;
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
    delete(input: GroupUsersDeleteInput, options?: CallOptions): Call<GroupUsersDelete200Response, GroupUsersDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of GroupUsers.
 */
export function groupUsers(client: Client<'esign'>): GroupUsers {
    return {
        list: groupUsersList.bind(null, client),
        update: groupUsersUpdate.bind(null, client),
        delete: groupUsersDelete.bind(null, client)
    };
}

