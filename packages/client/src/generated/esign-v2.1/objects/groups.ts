// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupsCreate201Response, GroupsCreateResponses, GroupsDelete200Response, GroupsDeleteResponses, GroupsList200Response, GroupsListResponses, GroupsUpdate200Response, GroupsUpdateResponses } from '@countersign/types/esign-v2.1/groups';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { GroupsCreateInput, GroupsDeleteInput, GroupsListInput, GroupsUpdateInput } from '../groups.js';
import { groupsCreate, groupsDelete, groupsList, groupsUpdate } from '../groups.js';
/**
 * Groups of users, which share a permission profile and the brands they send in.
 */
export interface Groups {
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
    list(input?: GroupsListInput, options?: CallOptions): PagedCall<GroupsList200Response, GroupsListResponses, NonNullable<GroupsList200Response['groups']>[number]>;
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
    create(input: GroupsCreateInput, options?: CallOptions): Call<GroupsCreate201Response, GroupsCreateResponses>;
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
    update(input: GroupsUpdateInput, options?: CallOptions): Call<GroupsUpdate200Response, GroupsUpdateResponses>;
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
    delete(input: GroupsDeleteInput, options?: CallOptions): Call<GroupsDelete200Response, GroupsDeleteResponses>;
}
/**
 * Makes the functions of Groups into methods of one object.
 */
export function groups(client: Client): Groups {
    return {
        list: groupsList.bind(null, client),
        create: groupsCreate.bind(null, client),
        update: groupsUpdate.bind(null, client),
        delete: groupsDelete.bind(null, client)
    };
}

