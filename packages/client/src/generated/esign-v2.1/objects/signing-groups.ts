// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SigningGroupsCreate201Response, SigningGroupsCreateResponses, SigningGroupsDelete200Response, SigningGroupsDeleteResponses, SigningGroupsGet200Response, SigningGroupsGetResponses, SigningGroupsList200Response, SigningGroupsListResponses, SigningGroupsUpdate200Response, SigningGroupsUpdateList200Response, SigningGroupsUpdateListResponses, SigningGroupsUpdateResponses } from '@countersign/types/esign-v2.1/signing-groups';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { SigningGroupsCreateInput, SigningGroupsDeleteInput, SigningGroupsGetInput, SigningGroupsListInput, SigningGroupsUpdateInput, SigningGroupsUpdateListInput } from '../signing-groups.js';
import { signingGroupsCreate, signingGroupsDelete, signingGroupsGet, signingGroupsList, signingGroupsUpdate, signingGroupsUpdateList } from '../signing-groups.js';
/**
 * Groups of people that can be one recipient: any member may open the envelope, and signs it with
 * their own signature. Administrators of the account make and change them.
 */
export interface SigningGroups {
    /**
     * List the signing groups of an account.
     *
     * Lists all signing groups of an account, 50 at most, without paging; with `include_users` each
     * comes with its members. Senders find here the `signingGroupId` that makes a group the recipient
     * of an envelope. Managing the groups is for administrators of the account.
     *
     * SigningGroups_list: `GET /v2.1/accounts/{accountId}/signing_groups`
     */
    list(input?: SigningGroupsListInput, options?: CallOptions): Call<SigningGroupsList200Response, SigningGroupsListResponses>;
    /**
     * Make signing groups.
     *
     * Makes signing groups, each from a name and its members. A member is a name with an e-mail address
     * and need not be a user of the account. An account may have 50 signing groups, and each of them 50
     * members. Every sender of the account can then use them as recipients; whichever member opens
     * the envelope signs it in their own name. The caller must be an administrator of the
     * account.
     *
     * A group that fails carries `errorDetails`, and the answer is 201 all the same.
     *
     * SigningGroups_create: `POST /v2.1/accounts/{accountId}/signing_groups`
     */
    create(input: SigningGroupsCreateInput, options?: CallOptions): Call<SigningGroupsCreate201Response, SigningGroupsCreateResponses>;
    /**
     * Rename signing groups.
     *
     * Gives new names to signing groups, each named by its `signingGroupId`. The members stay as they
     * are; one group with its members is changed by an operation of its own. The caller must be an
     * administrator of the account.
     *
     * A group that fails carries `errorDetails`, and the answer is 200 all the same.
     *
     * SigningGroups_updateList: `PUT /v2.1/accounts/{accountId}/signing_groups`
     */
    updateList(input: SigningGroupsUpdateListInput, options?: CallOptions): Call<SigningGroupsUpdateList200Response, SigningGroupsUpdateListResponses>;
    /**
     * Delete signing groups.
     *
     * Deletes signing groups from an account, each named by its `signingGroupId`. Users of the account
     * who belonged to them stay users. The caller must be an administrator of the account.
     *
     * A group that fails carries `errorDetails`, and the answer is 200 all the same.
     *
     * SigningGroups_delete: `DELETE /v2.1/accounts/{accountId}/signing_groups`
     */
    delete(input: SigningGroupsDeleteInput, options?: CallOptions): Call<SigningGroupsDelete200Response, SigningGroupsDeleteResponses>;
    /**
     * Read a signing group.
     *
     * Gives one signing group with its name, its members, and who made and changed it when. The caller
     * must be an administrator of the account.
     *
     * SigningGroups_get: `GET /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}`
     */
    get(input: SigningGroupsGetInput, options?: CallOptions): Call<SigningGroupsGet200Response, SigningGroupsGetResponses>;
    /**
     * Change a signing group.
     *
     * Changes the name and the members of a signing group. Members of the body who are not in the
     * group yet are added to it, 50 members in all at most; those whom the body leaves out stay, since
     * removing has an operation of its own. The caller must be an administrator of the account.
     *
     * SigningGroups_update: `PUT /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}`
     */
    update(input: SigningGroupsUpdateInput, options?: CallOptions): Call<SigningGroupsUpdate200Response, SigningGroupsUpdateResponses>;
}
/**
 * Makes the functions of SigningGroups into methods of one object.
 */
export function signingGroups(client: Client): SigningGroups {
    return {
        list: signingGroupsList.bind(null, client),
        create: signingGroupsCreate.bind(null, client),
        updateList: signingGroupsUpdateList.bind(null, client),
        delete: signingGroupsDelete.bind(null, client),
        get: signingGroupsGet.bind(null, client),
        update: signingGroupsUpdate.bind(null, client)
    };
}

