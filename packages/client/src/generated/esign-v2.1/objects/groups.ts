// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupsCreate201Response, GroupsCreateResponses, GroupsDelete200Response, GroupsDeleteResponses, GroupsList200Response, GroupsListResponses, GroupsUpdate200Response, GroupsUpdateResponses } from '@countersign/types/esign-v2.1/groups';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { GroupsCreateInput, GroupsDeleteInput, GroupsListInput, GroupsUpdateInput } from '../groups.js';
import { groupsCreate, groupsDelete, groupsList, groupsUpdate } from '../groups.js';
/**
 * User groups, which share a permission profile and the brands for sending.
 */
export interface Groups {
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
    list(input?: GroupsListInput, options?: CallOptions): PagedCall<GroupsList200Response, GroupsListResponses, NonNullable<GroupsList200Response['groups']>[number]>;
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
    create(input: GroupsCreateInput, options?: CallOptions): Call<GroupsCreate201Response, GroupsCreateResponses>;
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
    update(input: GroupsUpdateInput, options?: CallOptions): Call<GroupsUpdate200Response, GroupsUpdateResponses>;
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
    delete(input: GroupsDeleteInput, options?: CallOptions): Call<GroupsDelete200Response, GroupsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of Groups.
 */
export function groups(client: Client<'esign'>): Groups {
    return {
        list: groupsList.bind(null, client),
        create: groupsCreate.bind(null, client),
        update: groupsUpdate.bind(null, client),
        delete: groupsDelete.bind(null, client)
    };
}

